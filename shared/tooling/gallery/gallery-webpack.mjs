import { existsSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { singleBundleWebpack } from '../webpack/single-bundle-webpack.mjs';
import { findStoryFiles, packagesOf } from './read-stories.mjs';

const PAGE = join(import.meta.dirname, 'page/gallery-page.tsx');
const SWITCH = join(import.meta.dirname, 'page/switch-language.ts');
const REACT_INTL = join(import.meta.dirname, 'page/react-intl.tsx');
/** Folder of the page's own files. */
export const GALLERY_FILES = '/_gallery/files/';

/**
 * All remotes, the shell's pages and the stories of widgets as one bundle, with the mock shell of `npm run alone`.
 * Messages can be switched in the open page.
 *
 * @param {{root: string, output: string}} options
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function galleryWebpack({ root, output }) {
  const remotes = packagesOf(root).filter((name) => isRemote(root, name));
  const folders = remotes.map((name) => join(root, name));
  const base = await singleBundleWebpack({ shell: join(root, 'shell'), remotes: folders, output });
  return {
    ...base,
    name: 'gallery',
    entry: { main: [join(root, 'shell/src/layout/global.css'), entryOf(root, remotes)] },
    output: { ...base.output, publicPath: GALLERY_FILES },
    optimization: { ...base.optimization, minimize: false, splitChunks: { chunks: 'all' } },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/^\.\/intl-options$/, SWITCH),
      new webpack.NormalModuleReplacementPlugin(/^react-intl$/, replaceReactIntl),
    ],
  };
}

/** The replacement itself imports the module that it replaces. */
function replaceReactIntl(request) {
  if (request.contextInfo.issuer !== REACT_INTL) request.request = REACT_INTL;
}

/** The shell's own pages have the form of a remote as well, under another name. */
function isRemote(root, name) {
  return name !== 'shell' && existsSync(join(root, name, 'src/remote.tsx'));
}

function entryOf(root, remotes) {
  const file = (name) => JSON.stringify(join(root, name));
  const widgets = findStoryFiles(root).filter((name) => name.endsWith('.tsx'));
  const lines = [
    `import { showStory } from ${JSON.stringify(PAGE)};`,
    ...remotes.map(
      (name, index) => `import { config as config${index} } from ${file(`${name}/remote.config.ts`)};`,
    ),
    `import { config as shellConfig } from ${file('shell/remote.config.ts')};`,
    'const remotes = {',
    ...remotes.map((name) => `${JSON.stringify(name)}: () => import(${file(`${name}/src/remote.tsx`)}),`),
    `shell: async () => (await import(${file('shell/src/remote.tsx')})).shellRemote,`,
    '};',
    'const widgets = {',
    ...widgets.map((name) => `${JSON.stringify(name)}: () => import(${file(name)}),`),
    '};',
    `const configs = [${remotes.map((_, index) => `config${index}`).join(', ')}, shellConfig];`,
    'void showStory({ remotes, widgets, configs });',
  ];
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
