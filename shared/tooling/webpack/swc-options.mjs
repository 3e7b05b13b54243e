import path from 'node:path';

/**
 * How our sources are compiled, for browsers and for server parts alike: names of styles depend on it.
 *
 * @param {{root: string, namespace: string, isProduction: boolean, tsx: boolean, refresh?: boolean}} options
 *   `namespace` begins the names of styled components
 */
export function swcOptions({ root, namespace, isProduction, tsx, refresh = false }) {
  const components = {
    namespace,
    ssr: true,
    displayName: !isProduction,
    minify: isProduction,
    transpileTemplateLiterals: isProduction,
  };
  return {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      // The runtime for development is not provided by the shell.
      transform: { react: { runtime: 'automatic', development: false, refresh } },
      experimental: {
        cacheRoot: path.join(root, 'node_modules/.cache/swc'),
        plugins: [['@swc/plugin-styled-components', components]],
      },
    },
  };
}
