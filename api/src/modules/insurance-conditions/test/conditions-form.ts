import sharp from 'sharp';

import type { Answer } from '../../../../test/application';
import type { Api } from '../../../core/app-context';

const BOUNDARY = 'campavia-test-boundary';

/** A PDF with one empty page and an author in its metadata. */
export function aPdf(author = 'Spy Office'): Buffer {
  const body = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    `4 0 obj<</Author(${author})>>endobj`,
    'trailer<</Root 1 0 R/Info 4 0 R/Size 5>>',
    '%%EOF',
  ];
  return Buffer.from(body.join('\n'));
}

/** A photo with its location in the metadata. */
export function aPhoto(color = '#246'): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Spy Camera' }, IFD3: { GPSLatitude: '45/1 53/1 57/1' } })
    .toBuffer();
}

export interface SentForm {
  method?: 'POST' | 'PATCH';
  url: string;
  token?: string;
  ifMatch?: string;
  files?: readonly { content: Buffer; name?: string; field?: string }[];
  amount?: string;
}

/** Sends conditions as a multipart form. */
export async function sendForm(
  app: Api,
  { method = 'POST', url, token, ifMatch, files = [], amount }: SentForm,
): Promise<Answer> {
  const parts = files.flatMap(({ content, name = 'conditions.pdf', field = 'file' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  const amountPart =
    amount === undefined
      ? ''
      : `--${BOUNDARY}\r\ncontent-disposition: form-data; name="deductible_amount"\r\n\r\n${amount}\r\n`;
  const { statusCode, headers, body } = await app.inject({
    method,
    url,
    headers: {
      'x-api-key': 'campavia-web',
      'accept-language': 'en-IE',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    payload: Buffer.concat([Buffer.from(amountPart), ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  });
  return { status: statusCode, headers, body: JSON.parse(body) };
}
