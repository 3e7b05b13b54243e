import type { PictureSize } from '@campavia/domain';

import { SIGNATURE_BYTES } from '../../rules/pictures/picture-problems';

export interface OpenedPicture {
  start: Uint8Array;
  size: PictureSize | undefined;
  /** A small copy as a data URL, shown during the upload. */
  preview: string | undefined;
}

const PREVIEW_SIDE = 480;
/** The largest width that the api needs; more pixels would be uploaded in vain. */
const SENT_SIDE = 2400;
const SENT_BYTES = 2_000_000;
const JPEG = 'image/jpeg';

export async function openPicture(file: File): Promise<OpenedPicture> {
  const start = new Uint8Array(await readBytes(file.slice(0, SIGNATURE_BYTES)));
  const bitmap = await decode(file);
  if (!bitmap) return { start, size: undefined, preview: undefined };
  const { width, height } = bitmap;
  const preview = drawWithin(bitmap, PREVIEW_SIDE)?.toDataURL(JPEG, 0.7);
  bitmap.close();
  return { start, size: { width, height }, preview };
}

/** A smaller JPEG of a large picture; the file itself if the browser cannot decode it, or little would be saved. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SENT_BYTES) return file;
  const bitmap = await decode(file);
  const canvas = bitmap && drawWithin(bitmap, SENT_SIDE);
  bitmap?.close();
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, 0.88)));
  return blob && blob.size < file.size ? new File([blob], file.name, { type: JPEG }) : file;
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

function drawWithin(bitmap: ImageBitmap, side: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency: it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas;
}

function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(blob);
  });
}
