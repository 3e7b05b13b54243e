import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';

import { startApplication, type Application } from '../../../../test/application';
import { aNewUser, call } from '../../../../test/users';

let api: Application;
let token: string;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  token = (await aNewUser(api.app)).token;
});
afterAll(() => api.close());

const BOUNDARY = 'campavia-test-boundary';

async function send(content: Buffer, name = 'me.jpg', type = 'image/jpeg', who: string | undefined = token) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/3/users/me/pictures/',
    headers: {
      'x-api-key': 'campavia-web',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(who && { authorization: `Bearer ${who}` }),
    },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
}

async function shown(url: string) {
  const { statusCode, headers, rawPayload } = await api.app.inject({ url });
  return { status: statusCode, headers, content: rawPayload };
}

/** Half red, half blue, 900 by 600, as a phone takes it: turned on its side, with the place it was taken at. */
function aPhoto() {
  const create = { width: 900, height: 600, channels: 3 as const, background: '#c02020' };
  return sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Make: 'Spy Camera' }, IFD3: { GPSLatitude: '45/1 53/1 57/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('a picture is shown as a square webp without the place where it was taken', async () => {
  const photo = await aPhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { status, body } = await send(photo);
  expect(status).toBe(201);
  expect(body.profile_picture.url).toMatch(/^\/media\/users\/[\w-]{22}\.webp$/);
  expect(body.photo).toBe(body.profile_picture.url);
  const { headers, content } = await shown(body.photo);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  const metadata = await sharp(content).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
    Array(4).fill(undefined),
  );
  expect(content.toString('latin1')).not.toContain('Spy Camera');
});

test.each(['png', 'webp', 'avif'] as const)('a %s is taken, whatever it is called', async (format) => {
  const create = { width: 64, height: 40, channels: 3 as const, background: '#2060c0' };
  const { status, body } = await send(
    await sharp({ create }).toFormat(format).toBuffer(),
    'picture.txt',
    'text/plain',
  );
  expect(status).toBe(201);
  expect(await sharp((await shown(body.photo)).content).metadata()).toMatchObject({ width: 40, height: 40 });
});

test('a new picture replaces the former one, whose files are removed', async () => {
  const first = (await send(await aPhoto())).body.photo;
  const second = (await send(await aPhoto())).body.photo;
  expect(second).not.toBe(first);
  expect((await shown(first)).status).toBe(404);
  expect((await shown(second)).status).toBe(200);
  await call(api.app, 'DELETE /3/users/me/', { token });
  expect((await shown(second)).status).toBe(404);
  const files = await readdir(path.join(api.home, 'media/users'));
  expect(files.filter((name) => name.startsWith('.') || second.endsWith(name))).toEqual([]);
});

describe('invalid profile pictures', () => {
  const PDF = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF',
  );
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each([
    ['a PDF that is called .jpg', PDF],
    ['a drawing that runs', SVG],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a picture', Buffer.from('\xff\xd8\xff\xe0JFIF', 'latin1')],
    [
      'a picture with noise behind its head',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), PDF]),
    ],
  ])('%s is refused', async (_, content) => {
    const { status, body } = await send(content);
    expect(status).toBe(400);
    expect(body).toEqual({ image: ['This is no picture that we can read. Use a JPEG, PNG, WebP or AVIF.'] });
  });

  test('a truncated picture is refused', async () => {
    const photo = await aPhoto();
    expect((await send(photo.subarray(0, photo.length / 2))).status).toBe(400);
  });

  test('more than 10 MB is refused', async () => {
    const { status, body } = await send(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect(status).toBe(400);
    expect(body).toEqual({ image: ['Use a picture of 10 MB at most.'] });
  });

  test('a small file with billions of pixels is refused by its header', async () => {
    const { status, body } = await send(aBomb(60_000, 60_000));
    expect(status).toBe(400);
    expect(body).toEqual({ image: [expect.stringContaining('too many pixels')] });
  });

  test('a form without a file is refused, and so are visitors', async () => {
    expect(await call(api.app, 'POST /3/users/me/pictures/', { token, body: { image: 'x' } })).toMatchObject({
      status: 400,
      body: { image: [expect.any(String)] },
    });
    expect((await send(await aPhoto(), 'me.jpg', 'image/jpeg', '')).status).toBe(401);
  });
});

test.each([
  '/media/users/',
  '/media/users/x.webp',
  '/media/users/..%2F..%2Fpackage.json',
  '/media/users/%00.webp',
])('there is nothing at %s', async (address) => {
  expect((await shown(address)).status).toBe(404);
});

/** A PNG whose head promises far more than its body holds. */
function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(200_000));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
