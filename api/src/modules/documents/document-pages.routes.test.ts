import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import { aBomb, aHugePicture } from '../../../test/huge-pictures';
import { call } from '../../../test/users';
import { aPicture, startDocuments, type DocumentsTest } from './test/documents';

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
const LOCKED_PDF = Buffer.from(PDF.toString().replace('/Root', '/Encrypt << /Filter /Standard >> /Root'));
const HEIC = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(64, 7),
]);

const folder = () => path.join(documents.api.home, 'documents');
const filesOf = async (id: number) =>
  (await readdir(folder()).catch(() => [])).filter((name) => name.startsWith(`${id}-`));

async function shown(token: string, url: string) {
  const { statusCode, headers, rawPayload } = await documents.api.app.inject({
    url,
    headers: { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` },
  });
  return { status: statusCode, headers, content: rawPayload };
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a page that only its owner sees',
  async (format) => {
    const { token, id } = await documents.aPerson();
    const { status, body } = await documents.send(token, id, {
      content: await aPicture(format),
      name: 'x.exe',
    });
    expect([status, body.status]).toEqual([201, 'added']);
    const [page] = body.pages;
    expect(page).toMatchObject({ doc_status: 'added', name: 'x.exe', media_type: 'image/webp' });
    const { headers, content } = await shown(token, page.url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 60 });
    const other = await documents.aPerson();
    expect((await shown(other.token, page.url)).status).toBe(404);
    expect((await documents.api.get(page.url)).status).toBe(401);
  },
);

test('all metadata of a photo is removed', async () => {
  const { token, id } = await documents.aPerson();
  const content = await sharp(await aPicture())
    .jpeg()
    .withExif({ IFD0: { Make: 'Spy Camera' } })
    .toBuffer();
  const { body } = await documents.send(token, id, { content });
  const stored = await shown(token, body.pages[0].url);
  expect((await sharp(stored.content).metadata()).exif).toBeUndefined();
});

test.each([
  ['a PDF that is encrypted', LOCKED_PDF, 'application/pdf'],
  ['a damaged picture of a phone', HEIC, 'image/heic'],
])('%s is stored unchanged and served as a download', async (_, content, type) => {
  const { token, id } = await documents.aPerson();
  const { body } = await documents.send(token, id, { content });
  const stored = await shown(token, body.pages[0].url);
  expect(stored.content).toEqual(content);
  expect(stored.headers).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^attachment; filename="driving_licen-\d+\.\w+"$/),
  });
});

test('metadata of a PDF and of a phone picture is removed', async () => {
  const create = { width: 64, height: 48, channels: 3, background: '#c02020' } as const;
  const avif = await sharp({ create })
    .withExif({ IFD0: { Make: 'Spy Camera' } })
    .avif()
    .toBuffer();
  const heic = Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
  const pdf = Buffer.from(PDF.toString().replace('/Root', '/Info << /Author (Spy Camera) >> /Root'));
  for (const content of [heic, pdf]) {
    const { token, id } = await documents.aPerson();
    expect(content.includes('Spy Camera')).toBe(true);
    const { body } = await documents.send(token, id, { content });
    const stored = await shown(token, body.pages[0].url);
    expect(stored.content.includes('Spy')).toBe(false);
    expect(stored.content.subarray(0, 8)).toEqual(content.subarray(0, 8));
  }
});

test('a script in a PDF is removed', async () => {
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /Type';
  const content = Buffer.from(PDF.toString().replace('/Type', script));
  const { token, id } = await documents.aPerson();
  const { status, body } = await documents.send(token, id, { content, name: 'licence.pdf' });
  expect(status).toBe(201);
  const stored = await shown(token, body.pages[0].url);
  expect(stored.content.toString('latin1')).toMatch(/^%PDF-/);
  expect(stored.content.includes('app.alert')).toBe(false);
  expect(stored.headers['content-disposition']).toMatch(/^attachment/);
});

describe('invalid pages', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>'), 'JPEG, PNG'],
    ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'JPEG, PNG'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'JPEG, PNG'],
    ['an archive', Buffer.from('PK\x03\x04aaaa'), 'JPEG, PNG'],
    ['a PDF that is cut off', PDF.subarray(0, 40), 'JPEG, PNG'],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 'JPEG, PNG'],
    ['the beginning of a photo', Buffer.from('\xff\xd8\xff\xe0JFIF', 'latin1'), 'cannot be read'],
    ['a picture of 12 MB', Buffer.alloc(12 * 1024 * 1024, 0xff), '10 MB'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), '10 MB'],
    ['a whole picture of 30,000 by 30,000 pixels', aHugePicture(30_000), 'too many pixels'],
    ['a few bytes with billions of pixels', aBomb(60_000, 60_000), 'too many pixels'],
  ])('rejects %s, and stores nothing of it', async (_, content, why) => {
    const { token, id, readDocument } = await documents.aPerson();
    const { status, body } = await documents.send(token, id, { content, name: 'front.jpg' });
    expect(status).toBe(400);
    expect(body).toEqual({ page: [expect.stringContaining(why)] });
    expect(await readDocument()).toMatchObject({ status: 'created', pages: [] });
    expect(await filesOf(id)).toEqual([]);
  });

  test('a form without a file under `page` is refused', async () => {
    const { token, id } = await documents.aPerson();
    expect((await documents.send(token, id)).body).toEqual({ page: ['Add at least one page.'] });
    const elsewhere = await documents.send(token, id, { content: await aPicture(), field: 'image' });
    expect(elsewhere.status).toBe(400);
    expect(
      await call(documents.api.app, `POST /3/docs/${id}/pages/`, { token, body: { page: 'x' } }),
    ).toMatchObject({ status: 400, body: { page: ['Add at least one page.'] } });
  });
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\licence.jpg', 'licence.jpg'],
  ['/', 'page'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('a file that is called %j is called %j', async (name, called) => {
  const { token, id } = await documents.aPerson();
  const { status, body } = await documents.send(token, id, { name, content: await aPicture() });
  expect([status, body.pages[0].name]).toEqual([201, called]);
  const [file = ''] = await filesOf(id);
  expect(file).toMatch(/^\d+-[0-9a-f]{64}$/);
  expect((await stat(path.join(folder(), file))).mode & 0o077).toBe(0);
});

test('a document has five pages at most, however many are sent at the same moment', async () => {
  const { token, id, readDocument } = await documents.aPerson();
  const pictures = await Promise.all(Array.from({ length: 12 }, () => aPicture()));
  const answers = await Promise.all(pictures.map((content) => documents.send(token, id, { content })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(400)]);
  expect((await readDocument()).pages).toHaveLength(5);
  expect(await filesOf(id)).toHaveLength(5);
});

test('several pages of one form are stored all or none', async () => {
  const { token, id, readDocument } = await documents.aPerson();
  const two = [{ content: await aPicture() }, { content: await aPicture() }];
  expect((await documents.send(token, id, ...two)).body.pages).toHaveLength(2);
  const bad = await documents.send(token, id, { content: await aPicture() }, { content: Buffer.from('x') });
  expect([bad.status, (await readDocument()).pages.length]).toEqual([400, 2]);
  const six = await Promise.all(Array.from({ length: 6 }, async () => ({ content: await aPicture() })));
  expect((await documents.send(token, id, ...six)).body).toEqual({
    page: [expect.stringContaining('5 pages')],
  });
});

test('a page that is sent twice is one page', async () => {
  const { token, id } = await documents.aPerson();
  const content = await aPicture();
  const sent = await Promise.all([1, 2, 3].map(() => documents.send(token, id, { content })));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await documents.send(token, id, { content })).body.pages).toHaveLength(1);
  expect(await filesOf(id)).toHaveLength(1);
});

test('a removed page is deleted with its file', async () => {
  const { token, id } = await documents.aPerson();
  const { body } = await documents.send(
    token,
    id,
    { content: await aPicture() },
    { content: await aPicture() },
  );
  const [first, second] = body.pages;
  const remove = (page: { url: string }) =>
    call(documents.api.app, `DELETE /${page.url.slice(1)}`, { token });
  expect((await remove(first)).body).toMatchObject({ status: 'added', pages: [{ id: second.id }] });
  expect((await remove(first)).status).toBe(404);
  expect((await shown(token, first.url)).status).toBe(404);
  expect(await filesOf(id)).toHaveLength(1);
  expect((await remove(second)).body).toMatchObject({ status: 'created', pages: [] });
  expect(await filesOf(id)).toEqual([]);
});

test('documents are deleted with their account', async () => {
  const { token, id } = await documents.aPerson();
  await documents.send(token, id, { content: await aPicture() });
  expect((await call(documents.api.app, 'DELETE /3/users/me/', { token })).status).toBeLessThan(300);
  await documents.work(0);
  expect(await filesOf(id)).toEqual([]);
});
