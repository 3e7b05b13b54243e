import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { findFreePort } from '../start/ports.mjs';
import { devFolderOf } from '../webpack/build-kind.mjs';

/** Named policies of the page's Trusted Types that a development server needs beyond those of a release. */
export const DEV_POLICIES = ['webpack-dev-server#overlay'];

function serverOptions({ name, port, isHot }) {
  const folder = devFolderOf(name);
  const socket = `${folder}ws`;
  return {
    host: '127.0.0.1',
    port,
    hot: isHot,
    liveReload: !isHot,
    static: false,
    setupExitSignals: false,
    // Reachable only through the site, by any host name.
    allowedHosts: 'all',
    client: {
      // Zeros stand for the page's own host and port.
      webSocketURL: `auto://0.0.0.0:0${socket}`,
      overlay: {
        errors: true,
        warnings: false,
        runtimeErrors: false,
        trustedTypesPolicyName: DEV_POLICIES[0],
      },
      logging: 'warn',
    },
    webSocketServer: { type: 'ws', options: { path: socket } },
    devMiddleware: { publicPath: folder, stats: 'none' },
  };
}

async function configurationOf(directory) {
  const file = pathToFileURL(join(directory, 'webpack.config.mjs')).href;
  return (await import(file)).default;
}

/** Reports the result of each build after the first. */
export function reportBuilds(compiler, name, print) {
  let count = 0;
  compiler.hooks.done.tap('report-builds', (stats) => {
    count += 1;
    if (stats.hasErrors() || stats.hasWarnings()) print(`${name}\n${stats.toString('errors-warnings')}`);
    else if (count > 1) print(`${name} built in ${stats.endTime - stats.startTime} ms`);
  });
}

/**
 * Builds a part for development and serves it, and rebuilds after each edit.
 *
 * @param {{name: string, directory: string, isHot: boolean}} part without `isHot` an edit reloads the page
 * @param {(line: string) => void} print
 * @returns {Promise<{name: string, port: number, stop: () => Promise<void>}>} once the first build is done
 */
export async function servePart({ name, directory, isHot }, print) {
  const compiler = webpack(await configurationOf(directory));
  const firstBuild = new Promise((settle) => compiler.hooks.done.tap('first-build', settle));
  reportBuilds(compiler, name, print);
  const port = await findFreePort();
  const server = new WebpackDevServer(serverOptions({ name, port, isHot }), compiler);
  await server.start();
  await firstBuild;
  return { name, port, stop: () => server.stop() };
}
