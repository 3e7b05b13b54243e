import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
} from '@cantoo/pdf-lib';

/** Metadata about the origin of a document: XMP, data of programs, modification dates. */
const METADATA = ['Metadata', 'PieceInfo', 'LastModified'].map((name) => PDFName.of(name));
/** Active content of a PDF: scripts, and actions on opening it or one of its pages and fields. */
const ACTIVE = ['JS', 'JavaScript', 'OpenAction', 'AA'].map((name) => PDFName.of(name));
const [FILTER, BYTE_RANGE] = ['Filter', 'ByteRange'].map((name) => PDFName.of(name));
const JPEG = PDFName.of('DCTDecode');
const NO_PAUSES = Infinity;

/**
 * A PDF without its Info dictionary, without XMP and data of programs in any part, without remains of earlier versions,
 * without scripts, and with its photos free of Exif, XMP, IPTC and comments.
 *
 * @param {Uint8Array} content
 * @returns {Promise<Uint8Array>}
 * @throws Error for an encrypted, damaged or signed file: a signature would become invalid
 */
export async function stripPdf(content) {
  const context = await PDFParser.forBytesWithOptions(content, NO_PAUSES, true).parseDocument();
  const { Root: root, Encrypt: encrypted } = context.trailerInfo;
  if (encrypted) throw new Error('The PDF is encrypted');
  context.trailerInfo = { Root: root };
  const copied = stripReachable(context, root);
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!copied.has(ref)) context.delete(ref);
  }
  return PDFWriter.forContext(context, NO_PAUSES).serializeToBuffer();
}

/** Removes the metadata of all objects that a document refers to. @returns these objects */
function stripReachable(context, root) {
  const reached = new Set();
  const waiting = [root];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (each instanceof PDFRef) {
      if (reached.has(each)) continue;
      reached.add(each);
      const object = context.lookup(each);
      const stripped = object instanceof PDFRawStream ? stripPhoto(object) : object;
      if (stripped !== object) context.assign(each, stripped);
      if (stripped) waiting.push(stripped);
    } else {
      for (const inner of partsOf(each)) waiting.push(inner);
    }
  }
  return reached;
}

function partsOf(object) {
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFStream) return [object.dict];
  return object instanceof PDFDict ? stripDictionary(object) : [];
}

function stripDictionary(dictionary) {
  if (dictionary.has(BYTE_RANGE)) throw new Error('The PDF is signed');
  for (const name of [...METADATA, ...ACTIVE]) dictionary.delete(name);
  return dictionary.values();
}

function stripPhoto(stream) {
  const filter = stream.dict.lookup(FILTER);
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === JPEG ? PDFRawStream.of(stream.dict, stripJpeg(stream.contents)) : stream;
}

const MARKERS = { start: 0xd8, scan: 0xda, comment: 0xfe, exif: 0xe1, iptc: 0xed };
const TELLING = [MARKERS.comment, MARKERS.exif, MARKERS.iptc];

/**
 * A JPEG without comments, Exif, XMP (APP1) and IPTC (APP13); other files are returned unchanged.
 *
 * @param {Uint8Array} jpeg
 */
function stripJpeg(jpeg) {
  if (jpeg[0] !== 0xff || jpeg[1] !== MARKERS.start) return jpeg;
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== MARKERS.scan) {
    const length = 2 + jpeg[at + 2] * 256 + jpeg[at + 3];
    if (!TELLING.includes(jpeg[at + 1])) parts.push(jpeg.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat([...parts, jpeg.subarray(at)]);
}
