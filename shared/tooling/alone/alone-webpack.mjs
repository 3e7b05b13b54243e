import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

import { LANGUAGES } from '../messages/catalogue.mjs';
import { rootOf } from '../release/source-version.mjs';
import { NoDuplicatesPlugin } from '../webpack/plugins/no-duplicates-plugin.mjs';

/** Folder of the page's own files. */
export const ALONE_FOLDER = '/_alone/';

const MOCK_SHELL = path.join(import.meta.dirname, 'mock-shell/mock-shell.tsx');
const HOT_REMOTE = path.join(import.meta.dirname, '../webpack/hot/hot-remote.mjs');
const LOADER = path.join(import.meta.dirname, '../webpack/loaders/dev-catalogue-loader.mjs');
/** Their messages are in the shell's catalogue, and there is no shell here. */
const PROVIDED = ['shared/ui', 'shared/parts'];

function messagesOf(root, language) {
  const imports = PROVIDED.map((folder) => path.join(root, folder, 'messages', `${language}.json`)).map(
    (file) => `import(${JSON.stringify(file)})`,
  );
  return `${language}: () => Promise.all([${imports.join(', ')}])`;
}

function entryOf(directory, root) {
  const file = (name) => JSON.stringify(path.join(directory, name));
  const source = `
import * as remote from ${file('src/remote.tsx')};
import { config } from ${file('remote.config.ts')};
import { hotRemote } from ${JSON.stringify(HOT_REMOTE)};
import { standIn } from ${JSON.stringify(MOCK_SHELL)};
const WORDS = { ${LANGUAGES.map((language) => messagesOf(root, language)).join(', ')} };
const fetchCatalogue = async (language) =>
  Object.assign({}, ...(await WORDS[language]()).map((catalogue) => catalogue.default));
const hot = hotRemote(() => remote);
if (import.meta.webpackHot) import.meta.webpackHot.accept(${file('src/remote.tsx')}, () => void hot.rerender());
void standIn({ remote: hot, config, fetchCatalogue });
`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

function isOfFederation(plugin) {
  return plugin instanceof ModuleFederationPlugin || plugin instanceof NoDuplicatesPlugin;
}

function slotMessages(root) {
  return PROVIDED.map((folder) => ({
    test: new RegExp(`[\\\\/]${folder.replace('/', '[\\\\/]')}[\\\\/]messages[\\\\/][a-z]+\\.json$`),
    use: { loader: LOADER, options: { sources: [path.join(root, folder)] } },
  }));
}

/**
 * A development build of one remote without federation: everything that the shell provides is in the bundle, and a
 * small mock shell starts it.
 *
 * @param {string} directory the remote's folder
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function aloneWebpack(directory) {
  process.env.CAMPAVIA_BUILD = 'refresh';
  const root = rootOf(directory);
  const file = pathToFileURL(path.join(directory, 'webpack.config.mjs')).href;
  const { default: base } = await import(file);
  // Colours, fonts and spacing come from the shell.
  const look = path.join(root, 'shell/src/layout/global.css');
  const styles = { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] };
  const fonts = { test: /\.woff2?$/, type: 'asset/resource' };
  return {
    ...base,
    name: `${base.name}-alone`,
    cache: { ...base.cache, name: `${base.cache.name}-alone` },
    entry: { main: [look, entryOf(directory, root)] },
    output: { ...base.output, filename: '[name].js', publicPath: ALONE_FOLDER },
    module: { rules: [...base.module.rules, ...slotMessages(root), styles, fonts] },
    plugins: [
      ...base.plugins.filter((plugin) => !isOfFederation(plugin)),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
    ],
  };
}
