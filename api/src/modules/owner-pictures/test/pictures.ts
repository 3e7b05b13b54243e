import { deflateSync, crc32 } from 'node:zlib';

import sharp from 'sharp';

import type { Api } from '../../../core/app-context';
import type { Answer } from '../../../../test/application';

const BOUNDARY = 'campavia-test-boundary';

/** A picture as a phone takes it: with the place it was taken at. */
export function aPhoto({ width = 900, height = 600, color = '#246' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Spy Camera' }, IFD3: { GPSLatitude: '45/1 53/1 57/1' } })
    .toBuffer();
}

interface Sent {
  url: string;
  token?: string;
  content: Buffer;
  key: string;
  field?: string;
}

/** Sends a picture as a form does. */
export async function sendPicture(
  app: Api,
  { url, token, content, key, field = 'photo' }: Sent,
): Promise<Answer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="front.jpg"\r\n`;
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'x-api-key': 'campavia-web',
      'accept-language': 'en-IE',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.concat([
      Buffer.from(`${head}content-type: image/jpeg\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  return { status: statusCode, headers, body: JSON.parse(body) };
}

/** A PNG whose head promises far more than its body holds. */
export function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const body = deflateSync(Buffer.alloc(200_000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
