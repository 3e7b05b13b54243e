import { once } from 'node:events';
import { constants, createDeflateRaw, crc32, type DeflateRaw } from 'node:zlib';

import { fillHoles, type DocumentTemplate, type Hole } from './document-template';

/** A compressed document whose placeholders are stored uncompressed, so that they can be filled in later. */
export type GzipTemplate = DocumentTemplate;

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const TRAILER_BYTES = 8;
const LEVEL = 7;

/** An uncompressed block of deflate (RFC 1951, 3.2.4) begins with its length and the complement of it. */
function startOfStoredBlock(length: number): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(length, 1);
  start.writeUInt16LE(length ^ 0xffff, 3);
  return start;
}

class Compressor {
  readonly #deflate: DeflateRaw = createDeflateRaw({ level: LEVEL });
  #compressed: Buffer[] = [];

  constructor() {
    this.#deflate.on('data', (chunk: Buffer) => this.#compressed.push(chunk));
  }

  async write(bytes: Buffer): Promise<Buffer> {
    this.#deflate.write(bytes);
    await new Promise<void>((settle) => this.#deflate.flush(constants.Z_SYNC_FLUSH, settle));
    return this.#take();
  }

  async end(bytes: Buffer): Promise<Buffer> {
    const ended = once(this.#deflate, 'end');
    this.#deflate.end(bytes);
    await ended;
    return this.#take();
  }

  #take(): Buffer {
    const taken = Buffer.concat(this.#compressed);
    this.#compressed = [];
    return taken;
  }
}

export async function createGzipTemplate({ bytes, holes }: DocumentTemplate): Promise<GzipTemplate> {
  const compressor = new Compressor();
  const written: Buffer[] = [HEADER];
  const moved: Hole[] = [];
  let size = HEADER.length;
  let from = 0;

  function add(piece: Buffer): void {
    written.push(piece);
    size += piece.length;
  }

  for (const hole of holes) {
    const end = hole.at + hole.length;
    if (hole.at > from) add(await compressor.write(bytes.subarray(from, hole.at)));
    add(startOfStoredBlock(hole.length));
    moved.push({ ...hole, at: size });
    add(bytes.subarray(hole.at, end));
    // The compressor has to count these bytes in its checksum; the blocks that it writes for them are dropped.
    await compressor.write(bytes.subarray(hole.at, end));
    from = end;
  }
  add(await compressor.end(bytes.subarray(from)));
  add(Buffer.alloc(TRAILER_BYTES));
  return { bytes: Buffer.concat(written), holes: moved };
}

export function fillGzip(
  gzip: GzipTemplate,
  values: Parameters<typeof fillHoles>[1],
  document: Buffer,
): Buffer {
  const filled = fillHoles(gzip, values);
  filled.writeUInt32LE(crc32(document), filled.length - TRAILER_BYTES);
  filled.writeUInt32LE(document.length, filled.length - 4);
  return filled;
}
