import path from 'node:path';

import webpack from 'webpack';

const REPLACED = [
  { of: /@module-federation[\\/]sdk[\\/]dist$/, request: './logger.js', instead: 'plain-logger.mjs' },
  {
    of: /@module-federation[\\/]error-codes[\\/]dist$/,
    request: './desc.mjs',
    instead: 'no-descriptions.mjs',
  },
  {
    of: /@module-federation[\\/]runtime-core[\\/]dist[\\/]utils$/,
    request: './semver/index.js',
    instead: 'plain-ranges.mjs',
  },
  {
    of: /@module-federation[\\/]runtime-core[\\/]dist$/,
    request: './utils/semver/index.js',
    instead: 'plain-ranges.mjs',
  },
];

/**
 * Removes from the federation runtime the stack traces of its debug log, its explanations of error codes (an error
 * contains its code and the address of its explanation) and the version ranges that no build writes.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function leanFederation() {
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/(logger\.js|desc\.mjs|(utils\/)?semver\/index\.js)$/,
    (resource) => {
      const found = REPLACED.find(
        ({ of, request }) => of.test(resource.context ?? '') && request === resource.request,
      );
      if (found) resource.request = path.join(import.meta.dirname, found.instead);
    },
  );
}
