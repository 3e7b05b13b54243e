import { findPictureProblem, SIGNATURE_BYTES, type PictureProblem } from '../rules/picture-problems';

/** What is wrong with a chosen file, before any of it is sent. Undefined when nothing is. */
export async function findFileProblem(file: File): Promise<PictureProblem | undefined> {
  const start = new Uint8Array(await readBytes(file.slice(0, SIGNATURE_BYTES)));
  const facts = { bytes: file.size, start };
  return findPictureProblem(facts) ?? findPictureProblem({ ...facts, size: await readImageSize(file) });
}

/** The file as an address to show it by: it is seen while it travels. */
export async function readDataUrl(file: File): Promise<string> {
  return (await read(file, 'readAsDataURL')) as string;
}

async function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return (await read(blob, 'readAsArrayBuffer')) as ArrayBuffer;
}

function read(blob: Blob, how: 'readAsDataURL' | 'readAsArrayBuffer'): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader[how](blob);
  });
}

/** Undefined where the browser cannot open it: the server may still. */
async function readImageSize(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}
