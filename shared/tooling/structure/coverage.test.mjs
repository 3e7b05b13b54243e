import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const PROOF = /^(?<name>.+?)\.(?:test|spec|stories)\.(?:tsx?|mjs)$/;
/** Proofs, benchmarks and checks are separate programs. */
const PROGRAMS =
  /^(?:api\/prove|shared\/tooling\/(?:bench\/benchmarks|check\/checks))\/(?<name>[\w-]+)\.m?[jt]s$/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const known = new Set(
  files.flatMap((file) => {
    const name = PROOF.exec(path.basename(file))?.groups?.name ?? PROGRAMS.exec(file)?.groups?.name;
    return name ?? [];
  }),
);
const NAMES = ['trips', 'owners', 'staff', 'guests', 'owner-money'];
const TABLES = NAMES.map((name) => {
  const file = `docs/coverage-${name}.md`;
  return { file, rows: rowsOf(file) };
});

function rowsOf(file) {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Point') && !line.startsWith('| ---'));
}

test.each(TABLES)('every proof that $file names exists', ({ rows }) => {
  expect(rows.length).toBeGreaterThan(0);
  const named = rows.flatMap((row) =>
    [
      ...row
        .split('|')
        .at(-2)
        .matchAll(/`([^`]+)`/g),
    ].map(([, name]) => name),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test.each(TABLES)('every point of $file has a proof', ({ rows }) => {
  expect(rows.filter((row) => !row.split('|').at(-2)?.includes('`'))).toEqual([]);
});
