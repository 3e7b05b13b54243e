import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The long proofs of all parts: `<part>/prove/<name>.ts`, of `shared` as well. */
export function findProofs(root) {
  const folders = [root, path.join(root, 'shared')].flatMap((folder) =>
    readdirSync(folder).map((part) => path.join(folder, part, 'prove')),
  );
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => [path.basename(file, '.ts'), path.join(folder, file)]),
    );
  return new Map(files);
}

function main([name, ...rest]) {
  const proofs = findProofs(ROOT);
  const file = proofs.get(name);
  if (!file) {
    process.stderr.write(`Usage: npm run prove -- <${[...proofs.keys()].join('|')}>\n`);
    return 2;
  }
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, file, ...rest], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main(process.argv.slice(2)));
