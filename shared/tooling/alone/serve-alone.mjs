import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { ask, forwardRequest } from '../dev/forward-request.mjs';
import { reportBuilds } from '../dev/serve-part.mjs';
import { ALONE_FOLDER, aloneWebpack } from './alone-webpack.mjs';

const API = /^\/(3|v4|oauth|media|sandbox)\//;

function pageOf(name) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="${ALONE_FOLDER}main.css">
</head>
<body>
<div id="bar"></div>
<main id="main"><div id="app"></div></main>
<script defer src="${ALONE_FOLDER}main.js"></script>
</body>
</html>
`;
}

function send(response, { status, type, body }) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/** Responses for the api and the remote's pages; all other requests go to the build. */
function answering({ name, api, answerTo }) {
  return function answer(request, response, next) {
    const { pathname } = new URL(request.url, 'http://alone');
    if (api && API.test(pathname)) {
      const { host } = new URL(api);
      ask(request, api, { host }).then(
        (answered) => forwardRequest(answered, response),
        (error) => send(response, { status: 502, type: 'text/plain', body: `${api}: ${error.message}\n` }),
      );
      return;
    }
    const sampleAnswer = answerTo?.(request.method, pathname);
    if (sampleAnswer) send(response, sampleAnswer);
    else if (pathname.startsWith(ALONE_FOLDER)) next();
    else send(response, { status: 200, type: 'text/html; charset=utf-8', body: pageOf(name) });
  };
}

/**
 * Builds one remote and serves it, and rebuilds after each edit.
 *
 * @param {object} options
 * @param {string} options.directory @param {string} options.name @param {number} options.port
 * @param {string | undefined} options.api origin of the api to which calls are forwarded
 * @param {ReturnType<typeof import('./sample-answers.mjs').madeUpAnswers> | undefined} options.answerTo
 * @param {(line: string) => void} options.print
 * @returns {Promise<{stop: () => Promise<void>}>} once the first build is done
 */
export async function serveAlone({ directory, name, port, api, answerTo, print }) {
  const compiler = webpack(await aloneWebpack(directory));
  const firstBuild = new Promise((settle) => compiler.hooks.done.tap('first-build', settle));
  reportBuilds(compiler, name, print);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      webSocketServer: { type: 'ws', options: { path: `${ALONE_FOLDER}ws` } },
      devMiddleware: { publicPath: ALONE_FOLDER, stats: 'none' },
      setupMiddlewares: (middlewares) => [
        { name: 'answers', middleware: answering({ name, api, answerTo }) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await firstBuild;
  return { stop: () => server.stop() };
}
