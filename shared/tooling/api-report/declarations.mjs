import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const settings = path.join(root, 'shared/tooling/tsconfig/base.json');

/**
 * Writes the type declarations of sources without checking types, which is done by the type check.
 *
 * @param {{folder: string, files: string[], output: string}} options the package's folder, its entry sources, the
 * folder for the declarations
 */
export function writeDeclarations({ folder, files, output }) {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const project = path.join(output, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: output,
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  writeFileSync(project, JSON.stringify({ extends: settings, compilerOptions, files }));
  const compiler = path.join(root, 'node_modules/tsc7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No declarations of ${folder}:\n${stdout}`);
}
