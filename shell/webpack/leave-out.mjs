import path from 'node:path';

import webpack from 'webpack';

const here = import.meta.dirname;

/** Code of libraries that this site never runs, by the request for it, and its replacement. */
const LEFT_OUT = [
  // For manifests: here the document carries the composition, and preloads by itself.
  { of: /runtime-core[\\/]dist/, request: /\/snapshot\/SnapshotHandler\.js$/, instead: 'no-snapshots.mjs' },
  { of: /runtime-core[\\/]dist/, request: /\/preload\.js$/, instead: 'no-preloads.mjs' },
  // For servers that run react-router: the shell prefetches remotes by its own rules.
  { of: /react-router[\\/]dist/, request: /\/ssr\/components\.js$/, instead: 'no-framework.mjs' },
  // For versions of React before 18.
  { of: /swr[\\/]dist/, request: /^use-sync-external-store\/shim/, instead: 'own-store.mjs' },
  // For browsers that are older than the build targets; styled-components never asks for them.
  { of: /stylis[\\/]src/, request: /^\.\/Prefixer\.js$/, instead: 'no-prefixes.mjs' },
];

/**
 * Leaves code that no page uses out of the bundles, 5 KiB in all.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function leaveOut() {
  return new webpack.NormalModuleReplacementPlugin(/\.js$|\/shim$/, (resource) => {
    const found = LEFT_OUT.find(
      ({ of, request }) => of.test(resource.context ?? '') && request.test(resource.request),
    );
    if (found) resource.request = path.join(here, found.instead);
  });
}
