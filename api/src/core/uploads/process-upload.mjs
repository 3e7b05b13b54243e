import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/*
 * Opens one uploaded file in a separate process: reads the file from standard input, writes the result to standard
 * output. Plain JavaScript, so that it starts without a compiler.
 */

const MAX_PIXELS = 40_000_000;
/** A picture of a single row costs the decoder far more than a square of as many pixels. */
const MAX_SIDE_LENGTH = 12_000;

/** See `EXIT_TOO_LARGE` in `upload-processes.ts`. */
const EXIT_TOO_LARGE = 3;
const EXIT_UNREADABLE = 4;

const PORTRAIT = { side: 512, quality: 82 };
/** The longest side of a sheet of A4 at 300 dots an inch. */
const PAGE = { side: 3508, quality: 85, jpegQuality: 90 };
/** The payment provider takes no smaller page of an identity document. */
const SMALLEST_JPEG_BYTES = 32 * 1024;

/** A picture of a camper: its master for later rotations, its widths, and its share image. */
const CAMPER = {
  original: { side: 2400, quality: 88 },
  widths: [320, 480, 640, 960, 1280, 1600],
  quality: 78,
  share: { width: 1200, height: 630 },
};

class TooLarge extends Error {}

const tasks = {
  /** A square of a picture, as webp. */
  portrait: (content) =>
    drawPicture(content, (picture, { width, height }) => {
      const side = Math.min(PORTRAIT.side, width, height);
      const square = picture.autoOrient().resize(side, side, { fit: 'cover', position: 'attention' });
      return square.webp({ quality: PORTRAIT.quality }).toBuffer();
    }),
  /** A page of a document out of a picture, as webp. */
  page: (content) =>
    drawPicture(content, (picture) => {
      const size = { width: PAGE.side, height: PAGE.side, fit: 'inside', withoutEnlargement: true };
      return picture.autoOrient().resize(size).webp({ quality: PAGE.quality }).toBuffer();
    }),
  /** A stored page as JPEG, for those who take no webp. */
  'page-jpeg': (content) =>
    drawPicture(content, async (picture) => {
      const onWhite = picture.flatten({ background: '#fff' });
      const jpeg = await onWhite.clone().jpeg({ quality: PAGE.jpegQuality }).toBuffer();
      if (jpeg.length >= SMALLEST_JPEG_BYTES) return jpeg;
      return onWhite.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    }),
  /** A picture of a camper in all its files, turned to the right: see `picture-set.ts`. */
  'picture-0': (content) => drawPictureSet(content, 0),
  'picture-90': (content) => drawPictureSet(content, 90),
  'picture-180': (content) => drawPictureSet(content, 180),
  'picture-270': (content) => drawPictureSet(content, 270),
  /** The same PDF without its metadata. */
  pdf: async (content) => {
    const { stripPdf } = await import('./strip-pdf.mjs');
    return stripPdf(content);
  },
};

async function drawPicture(content, draw) {
  const { default: sharp } = await import('sharp');
  const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height, pages = 1 } = await picture.metadata();
  const isTooLarge = Math.max(width, height) > MAX_SIDE_LENGTH || width * height * pages > MAX_PIXELS;
  if (isTooLarge) throw new TooLarge();
  return draw(picture, { width, height });
}

function drawPictureSet(content, rotation) {
  const { original, widths, quality, share } = CAMPER;
  return drawPicture(content, async (picture) => {
    const size = { width: original.side, height: original.side, fit: 'inside', withoutEnlargement: true };
    const upright = picture.autoOrient().flatten({ background: '#fff' }).resize(size);
    const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import('sharp');
    const drawn = () => sharp(data, { raw: info });
    const files = [['original.webp', await drawn().webp({ quality: original.quality }).toBuffer()]];
    for (const width of widths) {
      const resized = drawn().rotate(rotation).resize({ width, withoutEnlargement: true });
      files.push([`${width}.webp`, await resized.webp({ quality, effort: 2 }).toBuffer()]);
    }
    const shared = drawn()
      .rotate(rotation)
      .resize({ ...share, fit: 'cover' });
    files.push(['share.jpg', await shared.jpeg({ quality: 82, mozjpeg: true }).toBuffer()]);
    return toPictureSet({ width: info.width, height: info.height }, files);
  });
}

function toPictureSet(size, files) {
  const names = files.map(([name, { length }]) => ({ name, bytes: length }));
  const head = Buffer.from(JSON.stringify({ ...size, files: names }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...files.map(([, content]) => content)]);
}

/** When memory runs out, the system kills this process and not the server. Linux only. */
async function volunteerToBeEnded() {
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
}

async function main() {
  await volunteerToBeEnded();
  try {
    const result = await tasks[process.argv[2]](await buffer(process.stdin));
    process.stdout.end(result);
  } catch (error) {
    const isTooLarge = error instanceof TooLarge || String(error?.message).includes('pixel limit');
    process.exitCode = isTooLarge ? EXIT_TOO_LARGE : EXIT_UNREADABLE;
  }
}

await main();
