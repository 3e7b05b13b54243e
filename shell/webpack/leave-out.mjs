import path from 'node:path';

import webpack from 'webpack';

const here = import.meta.dirname;

/** What libraries bring for sites of another kind, by where it is asked for, and what stands there instead. */
const LEFT_OUT = [
  // Snapshots and preloads come of manifests; here the document carries the composition, and preloads itself.
  { of: /runtime-core[\\/]dist/, request: /\/snapshot\/SnapshotHandler\.js$/, instead: 'no-snapshots.mjs' },
  { of: /runtime-core[\\/]dist/, request: /\/preload\.js$/, instead: 'no-preloads.mjs' },
  // Links that fetch data for a server that runs react-router; the shell fetches parts ahead by its own rules.
  { of: /react-router[\\/]dist/, request: /\/ssr\/components\.js$/, instead: 'no-framework.mjs' },
  // Styles for browsers that are older than the scripts are written for; styled-components never asks for them.
  { of: /stylis[\\/]src/, request: /^\.\/Prefixer\.js$/, instead: 'no-prefixes.mjs' },
];

/**
 * Leaves out of every page what no page of ours uses, 5 KiB in all.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function leaveOut() {
  return new webpack.NormalModuleReplacementPlugin(/\.js$/, (resource) => {
    const found = LEFT_OUT.find(
      ({ of, request }) => of.test(resource.context ?? '') && request.test(resource.request),
    );
    if (found) resource.request = path.join(here, found.instead);
  });
}
