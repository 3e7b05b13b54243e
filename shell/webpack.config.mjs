import { shellWebpack } from '@campavia/tooling/webpack';

import { leaveOut } from './webpack/leave-out.mjs';

const config = shellWebpack({ directory: import.meta.dirname });

export default { ...config, plugins: [...config.plugins, leaveOut()] };
