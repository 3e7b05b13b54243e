import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Packages of the workspace are TypeScript and go into the bundle; everything else stays outside. */
const outsidePackages = {
  name: 'outside-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@campavia/') ? null : { path, external: true },
    );
  },
};

await build({
  entryPoints: { main: `${folder}main.ts` },
  outdir: `${folder}../dist/server`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [outsidePackages],
});

// The restricted processes can read no file, so each program is bundled into one self-contained string.
await build({
  entryPoints: {
    'document-process': `${folder}worker/process/main.ts`,
    'document-globals': `${folder}worker/runtime/main.ts`,
  },
  outdir: `${folder}../dist/server`,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});

await build({
  entryPoints: { 'service-worker': `${folder}service-worker/main.ts` },
  outdir: `${folder}../dist/server`,
  bundle: true,
  // The start guard is inlined by the names of its functions.
  minifyWhitespace: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
});

cpSync(`${folder}assets/pictures`, `${folder}../dist/server/pictures`, { recursive: true });
