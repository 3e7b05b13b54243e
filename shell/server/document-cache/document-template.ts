import { randomBytes } from 'node:crypto';

export interface SentValues {
  nonce: string;
  /** Signed for the visitor; always of the same length. */
  pageId: string;
}

export interface Hole {
  name: keyof SentValues;
  at: number;
  length: number;
}

export interface DocumentTemplate {
  bytes: Buffer;
  holes: readonly Hole[];
}

const NAMES = ['nonce', 'pageId'] as const;

/** These bytes never occur in UTF-8, so content cannot be mistaken for a placeholder. */
const HOLE_BYTES = Buffer.from([
  0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff,
]);

export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Created once the content of the document is known, so that the content cannot contain it. */
export function drawPlaceholders(pageIdLength: number): SentValues {
  return {
    nonce: makeNonce(),
    pageId: randomBytes(pageIdLength).toString('base64url').slice(0, pageIdLength),
  };
}

export function createTemplate(html: string, placeholders: SentValues): DocumentTemplate {
  const bytes = Buffer.from(html);
  const holes = NAMES.flatMap((name) => findHoles(bytes, name, placeholders[name]));
  for (const { at, length } of holes) bytes.fill(HOLE_BYTES, at, at + length);
  return { bytes, holes: holes.sort((one, other) => one.at - other.at) };
}

function findHoles(bytes: Buffer, name: Hole['name'], placeholder: string): Hole[] {
  const { length } = placeholder;
  const holes: Hole[] = [];
  for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, at + length)) {
    holes.push({ name, at, length });
  }
  return holes;
}

/** @throws RangeError for a value of another length than its placeholder */
export function fillHoles({ bytes, holes }: DocumentTemplate, values: SentValues): Buffer {
  const filled = Buffer.from(bytes);
  for (const { name, at, length } of holes) {
    const value = values[name];
    if (value.length !== length)
      throw new RangeError(`${name} has ${value.length} characters, not ${length}`);
    filled.write(value, at, 'latin1');
  }
  return filled;
}
