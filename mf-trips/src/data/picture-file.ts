import { SIGNATURE_BYTES } from '../rules/file-kind';
import { findPictureProblem, type PictureProblem } from '../rules/picture-problems';

export async function findFileProblem(file: File): Promise<PictureProblem | undefined> {
  const facts = { bytes: file.size, start: await readSignature(file) };
  return findPictureProblem(facts) ?? findPictureProblem({ ...facts, size: await readImageSize(file) });
}

/** The first bytes of a file, for `fileKindOf`. */
export async function readSignature(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await readBytes(file.slice(0, SIGNATURE_BYTES)));
}

/** Reads a file as a data URL, to show it without its address. */
export async function readDataUrl(file: Blob): Promise<string> {
  return (await read(file, 'readAsDataURL')) as string;
}

/** The file of a data URL in Base64. */
export function fileFromDataUrl(url: string): File {
  const [head = '', body = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  return new File([bytes], 'picture', { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
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

/** Undefined when the browser cannot decode the file: the server may still be able to. */
async function readImageSize(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}
