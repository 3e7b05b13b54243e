const PREFIX_BYTES = 4;

export interface Frame {
  kind: string;
  id: number;
  text: string;
}

const FIRST_LINE = /^([a-z]{1,16}) (\d{1,15})\n/;

export function frameOf({ kind, id, text }: Frame): Buffer {
  return lengthPrefixed(`${kind} ${id}\n${text}`);
}

export function lengthPrefixed(message: string): Buffer {
  const length = Buffer.byteLength(message);
  const bytes = Buffer.allocUnsafe(PREFIX_BYTES + length);
  bytes.writeUInt32BE(length);
  bytes.write(message, PREFIX_BYTES);
  return bytes;
}

/** @throws Error for an invalid message */
export function parseFrame(message: string): Frame {
  const [line, kind = '', id] = FIRST_LINE.exec(message) ?? [];
  if (line === undefined) throw new Error('sent an invalid message');
  return { kind, id: Number(id), text: message.slice(line.length) };
}

/** Never buffers more than the longest allowed message. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  constructor(private readonly longest: number) {}

  /** @throws Error for a message that is too long or invalid */
  *read(chunk: Buffer): Generator<Frame> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#length >= PREFIX_BYTES) {
      const length = this.#messageLength();
      if (length > this.longest) throw new Error(`sent ${length} bytes, ${this.longest} is the maximum`);
      if (this.#length < PREFIX_BYTES + length) return;
      const [only = Buffer.of()] = this.#chunks;
      const bytes = this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
      const rest = bytes.subarray(PREFIX_BYTES + length);
      this.#chunks = rest.length > 0 ? [rest] : [];
      this.#length = rest.length;
      yield parseFrame(bytes.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + length));
    }
  }

  #messageLength(): number {
    if ((this.#chunks[0]?.length ?? 0) < PREFIX_BYTES) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0]?.readUInt32BE() ?? 0;
  }
}
