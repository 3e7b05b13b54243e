import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import { BROTLI_WINDOW, GZIP_HEAD } from '../storage/compress-texts';

interface Unpacked {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

type Unpack = (content: Buffer, options: object) => Promise<Unpacked>;

const UNPACK: Record<string, Unpack> = {
  '.br': promisify(brotliDecompress) as unknown as Unpack,
  '.gz': promisify(gunzip) as unknown as Unpack,
};

/** Suffixes of the compressed variants of a file. */
export const COMPRESSED_ENDINGS = Object.keys(UNPACK);

/** Whether the content has the header that our compression writes, which decompression ignores. */
function hasOwnHeader(ending: string, content: Buffer): boolean {
  if (ending === '.br') return ((content[0] ?? 0) & 0x0f) === BROTLI_WINDOW;
  return content.subarray(0, GZIP_HEAD.length).equals(GZIP_HEAD);
}

/** Content of a compressed variant; undefined when it is damaged or too large. */
export async function decompressSibling(
  ending: string,
  content: Buffer,
  size: number,
): Promise<Buffer | undefined> {
  if (!hasOwnHeader(ending, content)) return undefined;
  const unpack = UNPACK[ending];
  try {
    const unpacked = await unpack?.(content, { info: true, maxOutputLength: Math.max(size, 1) });
    return unpacked?.engine.bytesWritten === content.length ? unpacked.buffer : undefined;
  } catch {
    return undefined;
  }
}
