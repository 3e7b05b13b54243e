import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Disk } from './disk';
import { runInParallel } from './in-parallel';

const TEXTS = /\.(js|css|svg)$/;
const MIN_BYTES = 1024;
const LONG = 2 * 1024 * 1024;
/** Half of the threads that Node has for this and for reading files: the site goes on answering meanwhile. */
const CONCURRENCY = 2;

/** What every gzip sibling begins with: no name, no time, best compression, system "Unix". */
export const GZIP_HEAD = Buffer.from('1f8b0800000000000203', 'hex');

/** Every brotli sibling is made for a window of 22 bits, which its first four bits say (RFC 7932). */
export const BROTLI_WINDOW = 0x0b;

async function compressBrotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    // The best takes two seconds for a megabyte.
    [constants.BROTLI_PARAM_QUALITY]: content.length > LONG ? 9 : constants.BROTLI_MAX_QUALITY,
  };
  return promisify(brotliCompress)(content, { params });
}

async function compressGzip(content: Buffer): Promise<Buffer> {
  const compressed = await promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 });
  GZIP_HEAD.copy(compressed);
  return compressed;
}

/** Beside each text what the site sends of it: the best brotli and gzip there is, made once, on zlib's threads. */
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
