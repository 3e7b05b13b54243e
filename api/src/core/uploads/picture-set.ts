import type { PictureSize } from '@campavia/domain';

/** A picture of a camper as it is stored: what it is drawn from again, its widths, and what links are shown with. */
export interface PictureSet {
  /** Of the picture as it was sent, before it is turned. */
  size: PictureSize;
  files: PictureFile[];
}

export interface PictureFile {
  name: string;
  content: Buffer;
}

interface Head extends PictureSize {
  files: { name: string; bytes: number }[];
}

const LENGTH_BYTES = 4;

/** Reads what the tasks `picture-…` of `process-upload.mjs` return: the length of a head, the head as JSON, the files. */
export function readPictureSet(content: Buffer): PictureSet {
  const start = LENGTH_BYTES + content.readUInt32BE(0);
  const { width, height, files } = JSON.parse(content.toString('utf8', LENGTH_BYTES, start)) as Head;
  let offset = start;
  return {
    size: { width, height },
    files: files.map(({ name, bytes }) => {
      offset += bytes;
      return { name, content: content.subarray(offset - bytes, offset) };
    }),
  };
}
