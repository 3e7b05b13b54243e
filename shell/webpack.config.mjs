import { shellWebpack } from '@campavia/tooling/webpack';

export default shellWebpack({ directory: import.meta.dirname });
