import { remoteWebpack } from '@campavia/tooling/webpack';

export default remoteWebpack({ directory: import.meta.dirname });
