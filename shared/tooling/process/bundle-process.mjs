import { parseArgs } from 'node:util';

import { build } from 'esbuild';

import { packagesStayOutside } from './packages-stay-outside.mjs';

/**
 * Bundles programs that run in Node: `bundle-process.mjs --outdir dist main=src/main.ts …`, from the
 * workspace's folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outdir: { type: 'string' } },
});

await build({
  entryPoints: Object.fromEntries(positionals.map((program) => program.split('='))),
  outdir: values.outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesStayOutside],
});
