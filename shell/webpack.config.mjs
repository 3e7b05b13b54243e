import { shellWebpack } from '@campavia/tooling/webpack';

import { adjustWebpack } from './webpack/adjust-webpack.mjs';

export default adjustWebpack(shellWebpack({ directory: import.meta.dirname }));
