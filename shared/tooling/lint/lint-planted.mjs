import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { problemsOf } from './lint-report.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Lints pieces of code as files of the project. Each is written into its own folder beside the file of its path, in a
 * temporary tree with the project's configuration.
 *
 * @param {{ path: string, code: string }[]} pieces
 * @returns {string[][]} the rules that each piece breaks
 */
export function lintPlanted(pieces) {
  const tree = mkdtempSync(join(tmpdir(), 'campavia-lint-'));
  try {
    writeTree(tree, pieces);
    const broken = pieces.map(() => new Set());
    for (const { file, rule } of problemsOf(runLint(tree))) broken[caseOf(file)].add(rule);
    return broken.map((rules) => [...rules]);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function writeTree(tree, pieces) {
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  write(join(tree, 'oxlint.config.mjs'), "export { lintRules as default } from '@campavia/tooling/lint';\n");
  const typescript = {
    extends: join(root, 'tsconfig.json'),
    include: ['**/*.ts', '**/*.tsx', join(root, 'shared/domain/src/dates/date-constructor.d.ts')],
  };
  write(join(tree, 'tsconfig.json'), JSON.stringify(typescript));
  pieces.forEach(({ path, code }, index) =>
    write(join(tree, dirname(path), `case-${index}`, basename(path)), code),
  );
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function runLint(tree) {
  const bin = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [bin, '-c', 'oxlint.config.mjs', '-f', 'json', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint has no report: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}

function caseOf(file) {
  return Number(/case-(\d+)/.exec(file)[1]);
}
