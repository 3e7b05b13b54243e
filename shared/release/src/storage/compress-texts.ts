import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Disk } from './disk';
import { runInParallel } from './in-parallel';

const TEXTS = /\.(js|css|svg)$/;
const MIN_BYTES = 1024;
const LONG = 2 * 1024 * 1024;
/** Half of Node's thread pool, which also reads files, so that the site keeps answering. */
const CONCURRENCY = 2;

/** Expected gzip header: no name, no time, best compression, system "Unix". */
export const GZIP_HEAD = Buffer.from('1f8b0800000000000203', 'hex');

/** Expected window size of brotli: 22 bits, encoded in the first four bits (RFC 7932). */
export const BROTLI_WINDOW = 0x0b;

async function compressBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    // The highest quality takes two seconds per megabyte.
    [constants.BROTLI_PARAM_QUALITY]: content.length > LONG ? 9 : constants.BROTLI_MAX_QUALITY,
  };
  return promisify(brotliCompress)(content, { params });
}

async function compressGzip(content: Buffer): Promise<Buffer> {
  const compressed = await promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 });
  GZIP_HEAD.copy(compressed);
  return compressed;
}

/** Stores compressed variants (brotli and gzip at high quality) beside each text, once. */
export async function compressTexts(folder: string, paths: readonly string[], disk: Disk): Promise<void> {
  const texts = paths.filter((path) => TEXTS.test(path));
  await runInParallel(CONCURRENCY, texts, async (path) => {
    const file = join(folder, path);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    await disk.write(`${file}.br`, [await compressBrotli(content)]);
    await disk.write(`${file}.gz`, [await compressGzip(content)]);
  });
}
