import path from 'node:path';

import { build } from 'esbuild';

import { packagesStayOutside } from './packages-stay-outside.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const LAZY = /^@opentelemetry\//;

/** Packages of OpenTelemetry that a program imports when it starts, and those that it can load later. */
async function importsOf(options) {
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [packagesStayOutside],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const named = (kind) =>
    imports.filter((each) => each.kind === kind && LAZY.test(each.path)).map((each) => each.path);
  return { atStart: named('import-statement'), later: named('dynamic-import') };
}

test.each(['api/src/main.ts', 'shell/server/main.ts'])(
  '%s loads OpenTelemetry only when telemetry is configured',
  async (entryPoint) => {
    const { atStart, later } = await importsOf({ entryPoints: [entryPoint] });
    expect(atStart).toEqual([]);
    expect(later).toContain('@opentelemetry/sdk-trace');
  },
);

test('a program that imports it at once is found', async () => {
  const contents = "import { trace } from '@opentelemetry/api'; console.log(trace);";
  const { atStart } = await importsOf({ stdin: { contents, resolveDir: root } });
  expect(atStart).toEqual(['@opentelemetry/api']);
});
