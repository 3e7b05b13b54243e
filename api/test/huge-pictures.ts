import { crc32, deflateSync } from 'node:zlib';

/** A PNG whose header declares far larger dimensions than its data. */
export function aBomb(width: number, height: number): Buffer {
  return aPng({ width, height, depth: 8, colours: 2 }, Buffer.alloc(200_000));
}

/** A whole black PNG, one bit for a pixel, whose sides are multiples of 8. */
export function aHugePicture(side: number): Buffer {
  return aPng({ width: side, height: side, depth: 1, colours: 0 }, Buffer.alloc(side * (1 + side / 8)));
}

interface PngHead {
  width: number;
  height: number;
  depth: number;
  colours: number;
}

function aPng({ width, height, depth, colours }: PngHead, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colours, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const body = deflateSync(pixels);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
