/** Content range of a box of a file (ISO/IEC 14496-12). */
interface Box {
  type: string;
  from: number;
  to: number;
}

interface Span {
  from: number;
  to: number;
}

const WIDE_SIZE = 1;
const TO_THE_END = 0;
const PERSONAL_ITEMS = ['Exif', 'mime'];
/** Boxes needed for rendering. Others contain XMP, the video of a live photo with its location, or padding. */
const DRAWN_FROM = ['ftyp', 'meta', 'mdat', 'moov'];
/** Metadata boxes of image sequences and their tracks: locations, titles, devices. */
const PERSONAL_IN_SEQUENCES = ['udta', 'meta', 'uuid'];
/** Version and flags of a full box. */
const VERSION_BYTES = 4;
/** Construction method of an item: offset in the file, or in the box `idat`. */
const IN_FILE = 0;
const IN_ITEM_DATA = 1;
/** No real picture has this many boxes; limits the work for hostile files. */
const MAX_BOXES = 10_000;

/**
 * The same HEIC with its Exif and XMP overwritten with zeros, which removes time, place and device. Lengths do not
 * change, so that all offsets stay valid. A damaged file is returned unchanged.
 */
export function stripHeic(content: Buffer): Buffer {
  try {
    const stripped = Buffer.from(content);
    for (const { from, to } of listPersonal(content)) stripped.fill(0, from, to);
    return stripped;
  } catch {
    return content;
  }
}

/** @throws RangeError for a damaged file */
function listPersonal(content: Buffer): Span[] {
  const top = listBoxes(content, { from: 0, to: content.length });
  const others = top.filter(({ type }) => !DRAWN_FROM.includes(type));
  const programs = [...others, ...ofType(top, 'moov').flatMap((box) => listPersonalOfSequence(content, box))];
  const meta = top.find(({ type }) => type === 'meta');
  if (!meta) return programs;
  const boxes = listBoxes(content, { from: meta.from + VERSION_BYTES, to: meta.to });
  const find = (wanted: string) => boxes.find(({ type }) => type === wanted);
  const [items, places] = [find('iinf'), find('iloc')];
  if (!items || !places) return programs;
  const personal = listPersonalItems(content, items);
  return [...programs, ...locateItems(content, places, { personal, itemData: find('idat') })];
}

function ofType(boxes: readonly Box[], wanted: string): Box[] {
  return boxes.filter(({ type }) => type === wanted);
}

function listPersonalOfSequence(content: Buffer, sequence: Box): Box[] {
  const boxes = listBoxes(content, sequence);
  const inTracks = ofType(boxes, 'trak').flatMap((track) => listBoxes(content, track));
  return [...boxes, ...inTracks].filter(({ type }) => PERSONAL_IN_SEQUENCES.includes(type));
}

function listBoxes(content: Buffer, { from, to }: Span): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const type = content.toString('latin1', at + 4, at + 8);
    const size = content.readUInt32BE(at);
    const head = size === WIDE_SIZE ? 16 : 8;
    const wide = size === WIDE_SIZE ? Number(content.readBigUInt64BE(at + 8)) : size;
    const end = size === TO_THE_END ? to : at + wide;
    const isDamaged = end < at + head || end > to || boxes.length === MAX_BOXES;
    if (isDamaged) throw new RangeError('Too many boxes, or one that ends outside of its own');
    boxes.push({ type, from: at + head, to: end });
    at = end;
  }
  return boxes;
}

/** Ids of items that contain metadata. */
function listPersonalItems(content: Buffer, { from, to }: Box): Set<number> {
  const isWide = content.readUInt8(from) > 0;
  const first = from + VERSION_BYTES + (isWide ? 4 : 2);
  const personal = new Set<number>();
  for (const entry of listBoxes(content, { from: first, to })) {
    const version = content.readUInt8(entry.from);
    if (entry.type !== 'infe' || version < 2) continue;
    const reader = readerOf(content, entry.from + VERSION_BYTES);
    const id = reader.next(version > 2 ? 4 : 2);
    reader.next(2);
    const type = content.toString('latin1', reader.at(), reader.at() + 4);
    if (PERSONAL_ITEMS.includes(type)) personal.add(id);
  }
  return personal;
}

interface Wanted {
  personal: Set<number>;
  itemData?: Box;
}

/** Byte ranges of the wanted items, according to the box `iloc`. */
function locateItems(content: Buffer, { from }: Box, { personal, itemData }: Wanted): Span[] {
  const version = content.readUInt8(from);
  const reader = readerOf(content, from + VERSION_BYTES);
  const sizes = readSizes(reader.next(2), version);
  const items = reader.next(sizes.number);
  const spans: Span[] = [];
  for (let nth = 0; nth < items; nth += 1) {
    const id = reader.next(sizes.number);
    const method = reader.next(sizes.method) & 15;
    reader.next(2);
    const start = reader.next(sizes.base) + (method === IN_ITEM_DATA ? (itemData?.from ?? 0) : 0);
    const extents = readExtents(reader, sizes);
    const isHere = method === IN_FILE || method === IN_ITEM_DATA;
    if (!personal.has(id) || !isHere) continue;
    for (const { offset, length } of extents) spans.push(spanOf(content, start + offset, length));
  }
  return withoutOverlap(spans);
}

/** Field sizes of `iloc` in bytes. */
function readSizes(packed: number, version: number) {
  const length = (packed >> 8) & 15;
  if (length === 0) throw new RangeError('Extents without a length');
  return {
    offset: packed >> 12,
    length,
    base: (packed >> 4) & 15,
    index: version > 0 ? packed & 15 : 0,
    method: version > 0 ? 2 : 0,
    number: version < 2 ? 2 : 4,
  };
}

function readExtents({ next }: Reader, sizes: ReturnType<typeof readSizes>) {
  return Array.from({ length: next(2) }, () => {
    next(sizes.index);
    return { offset: next(sizes.offset), length: next(sizes.length) };
  });
}

/** @throws RangeError for ranges outside the file, and for length 0, which means "to the end" */
function spanOf(content: Buffer, from: number, length: number): Span {
  const to = from + length;
  if (length === 0 || to > content.length) throw new RangeError('An item lies outside of the file');
  return { from, to };
}

/** @throws RangeError for overlapping ranges, whose blanking could take arbitrarily long */
function withoutOverlap(spans: Span[]): Span[] {
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  const isShared = sorted.some(({ from }, nth) => from < (sorted[nth - 1]?.to ?? 0));
  if (isShared) throw new RangeError('Items share bytes');
  return sorted;
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(content: Buffer, start: number) {
  let at = start;
  /** Reads the next integer of so many bytes; 0 for 0 bytes. */
  function next(bytes: number): number {
    const value = bytes === 0 ? 0 : readNumber(content, at, bytes);
    at += bytes;
    return value;
  }
  return { next, at: () => at };
}

function readNumber(content: Buffer, at: number, bytes: number): number {
  return bytes === 8 ? Number(content.readBigUInt64BE(at)) : content.readUIntBE(at, bytes);
}
