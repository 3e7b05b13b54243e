import { pictureFault, SIGNATURE_BYTES, type PictureFault } from '../rules/picture-faults';

/** What is wrong with a chosen file, before any of it is sent. Undefined when nothing is. */
export async function faultOfFile(file: File): Promise<PictureFault | undefined> {
  const start = new Uint8Array(await bytesOf(file.slice(0, SIGNATURE_BYTES)));
  const facts = { bytes: file.size, start };
  return pictureFault(facts) ?? pictureFault({ ...facts, size: await sizeOf(file) });
}

/** The file as an address to show it by: it is seen while it travels. */
export async function addressOf(file: File): Promise<string> {
  return (await read(file, 'readAsDataURL')) as string;
}

async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
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
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}
