import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a temporary file and renames it, so that readers never see a part of it. */
export async function writeAtomically(path: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
