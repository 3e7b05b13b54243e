import sharp from 'sharp';

import type { Api } from '../../../core/app-context';
import type { Answer } from '../../../../test/application';

const BOUNDARY = 'campavia-test-boundary';

/** A photo with its location in the metadata. */
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
  method?: 'POST' | 'PATCH';
}

/** Uploads a picture as a form does. */
export async function sendPicture(
  app: Api,
  { url, token, content, key, field = 'photo', method = 'POST' }: Sent,
): Promise<Answer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="front.jpg"\r\n`;
  const { statusCode, headers, body } = await app.inject({
    method,
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
