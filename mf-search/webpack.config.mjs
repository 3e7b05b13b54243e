import { remoteWebpack } from '@campavia/tooling/webpack';

const config = remoteWebpack({ directory: import.meta.dirname });

// Plain names: a release's folder already says which version, and the server preloads pictures by name.
export default { ...config, output: { ...config.output, assetModuleFilename: 'pictures/[name][ext]' } };
