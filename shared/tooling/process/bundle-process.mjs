import { parseArgs } from 'node:util';

import { build } from 'esbuild';

/** Our own packages are TypeScript and go into the bundle; everything else stays in node_modules. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@campavia/') ? null : { path, external: true },
    );
  },
};

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
