import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/*
 * The program that opens one file somebody sent, in a process of its own: the file comes over standard input, the
 * result goes to standard output. Plain JavaScript, so that it starts without a compiler.
 */

const MAX_PIXELS = 40_000_000;
/** A picture of a single row costs the decoder far more than a square of as many pixels. */
const MAX_SIDE_LENGTH = 12_000;

/** See `EXIT_TOO_LARGE` in `upload-processes.ts`. */
const EXIT_TOO_LARGE = 3;
const EXIT_UNREADABLE = 4;

const PORTRAIT = { side: 512, quality: 82 };
/** The longest side of a sheet of A4 at 300 dots an inch. */
const PAGE = { side: 3508, quality: 85 };

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

/** When memory gets short, the system ends this process and not the server. Only Linux has it. */
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
