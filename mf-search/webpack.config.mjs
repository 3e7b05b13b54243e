import { remoteWebpack } from '@campavia/tooling/webpack';

import { adjustWebpack } from './webpack/adjust-webpack.mjs';

export default adjustWebpack(remoteWebpack({ directory: import.meta.dirname }));
