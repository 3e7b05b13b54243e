import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { codeOf } from './disk';

/** Paths of all files in a folder and its subfolders, with `/`, sorted; links and hidden folders are skipped. */
export async function listFiles(folder: string, root = folder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  });
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) found.push(...(await listFiles(path, root)));
    else if (entry.isFile()) found.push(relative(root, path).split(sep).join('/'));
  }
  return found.sort();
}
