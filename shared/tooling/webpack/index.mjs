export { remoteWebpack } from './remote-webpack.mjs';
export { shellWebpack } from './shell-webpack.mjs';
