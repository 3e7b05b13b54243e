import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const COPIED = /^(shared|api|shell|mf-[a-z-]+|[^/]+\.(json|mjs|cjs)|\.oxfmtrc\.json)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|\.turbo)(\/|$)/;

/** A copy of the repository's sources, with its installed packages. */
export function scratchTree() {
  const root = mkdtempSync(path.join(tmpdir(), 'campavia-new-'));
  for (const name of readdirSync(ROOT).filter((each) => COPIED.test(each))) {
    const filter = (source: string) => !LEFT_OUT.test(path.relative(ROOT, source));
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true, filter });
  }
  linkPackages(root, '');
  for (const folder of ['shared', '.'].flatMap((each) => foldersIn(each))) linkPackages(root, folder);

  return {
    root,
    /** Runs a script of the tree; returns its exit code and output. */
    run(args: string[], folder = '.') {
      const cwd = path.join(root, folder);
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
      return { status, said: `${stdout}${stderr}` };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return names.map(({ name }) => path.join(folder, name));
}

/** Links installed packages one by one: our own must be those of the scratch tree. */
function linkPackages(root: string, folder: string): void {
  const installed = path.join(ROOT, folder, 'node_modules');
  for (const name of namesIn(installed)) {
    const target = path.join(root, folder, 'node_modules', name);
    if (name === '@campavia') {
      cpSync(path.join(installed, name), target, { recursive: true, verbatimSymlinks: true });
    } else {
      mkdirSync(path.dirname(target), { recursive: true });
      symlinkSync(path.join(installed, name), target);
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name !== '.cache');
  } catch {
    return [];
  }
}
