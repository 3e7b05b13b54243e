import type { PictureSize } from '@campavia/domain';

/** A stored picture of a camper: its master, its widths, and its share image. */
export interface PictureSet {
  /** Size of the uploaded picture before rotation. */
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

/** Parses the output of the `picture-…` tasks of `process-upload.mjs`: length of the header, header as JSON, files. */
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
