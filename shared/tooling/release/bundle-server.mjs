import { build } from 'esbuild';

/**
 * Bundles a remote's `server.ts` into one CommonJS file that needs nothing but Node.
 *
 * @param {string} source @param {string} target
 */
export async function bundleServer(source, target) {
  await build({
    entryPoints: [source],
    outfile: target,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
