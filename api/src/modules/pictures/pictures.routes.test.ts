import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

async function pictureOfACamper(): Promise<string> {
  const { body } = await api.get('/3/campers/search/?page_size=1');
  return body.results[0].pictures[0].url;
}

test('every camper found has five pictures or more that differ, in six widths', async () => {
  const { body } = await api.get('/3/campers/search/?page_size=100');
  for (const { pictures } of body.results) {
    expect(new Set(pictures.map((picture: { url: string }) => picture.url)).size).toBeGreaterThanOrEqual(5);
    expect(pictures[0].srcset.split(', ')).toHaveLength(6);
  }
});

test('a picture that is not rendered yet is answered with its drawing, uncached', async () => {
  const answer = await api.get(await pictureOfACamper(), { 'x-api-key': '' });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
  expect(answer.body).toMatch(/^<svg/);
});

test('a rendered picture is cached permanently', async () => {
  const address = await pictureOfACamper();
  const file = path.join(api.home, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'RIFF');
  const answer = await api.get(address);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '4',
  });
});

test('a shared link is shown with a JPEG of 1200 by 630, painted once', async () => {
  const address = (await pictureOfACamper()).replace('640.webp', 'share.jpg');
  const [one, other] = await Promise.all([api.get(address, { 'x-api-key': '' }), api.get(address)]);
  expect(one.status).toBe(200);
  expect(one.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': other.headers['content-length'],
  });
  const folder = path.join(api.home, path.dirname(address));
  const painted = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  expect(painted).toHaveLength(1);
  const { format, width, height } = await sharp(path.join(folder, painted[0] ?? '')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test.each([
  '/media/pictures/no-such-scene/share.jpg',
  '/media/pictures/no-such-scene/640.webp',
  '/media/pictures/..%2f..%2fetc/passwd',
  '/media/pictures/%2e%2e/640.webp',
  '/media/pictures/x/640.png',
])('%s is not found', async (address) => {
  expect((await api.get(address)).status).toBe(404);
});

test('an unknown width is not found', async () => {
  const address = (await pictureOfACamper()).replace('640', '641');
  expect(await api.get(address)).toMatchObject({ status: 404, body: { code: 'picture_not_found' } });
});
