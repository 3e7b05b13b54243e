import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { S3Objects } from '@campavia/object-store';
import { startS3Server, type TestStore } from '@campavia/object-store/testing';

import { startBeside, type Application } from '../../test/application';
import { call } from '../../test/users';
import { aPicture, startDocuments, type DocumentsTest } from '../modules/documents/test/documents';

let store: TestStore;
let documents: DocumentsTest;
let api: Application;
/** Another server, with a data folder of its own. */
let other: Application;
let objects: S3Objects;

beforeAll(async () => {
  store = await startS3Server();
  const settings = { fileStorage: store.place, documentKeys: [{ id: '2027', key: randomBytes(32) }] };
  documents = await startDocuments(settings);
  ({ api } = documents);
  other = await startBeside(api, { ...settings, home: path.join(api.home, 'other') });
  objects = new S3Objects(store.place);
});
afterEach(() => store.refuse(undefined));
afterAll(async () => {
  await other.close();
  await api.close();
  await store.close();
});

async function shown(url: string, token = '') {
  const headers = { 'x-api-key': 'campavia-web', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await other.app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

const pathsIn = async (folder: string) => (await objects.list(folder)).map((object) => object.path);

const UNAVAILABLE = { detail: expect.stringMatching(/\w+ \w+/), code: 'service_unavailable' };

test('a page that one server receives is encrypted in the store, and shown by the other one', async () => {
  const { token, id } = await documents.aPerson();
  const { body } = await documents.send(token, id, { content: await aPicture('jpeg') });
  const [file = ''] = await pathsIn(`documents/${id}-`);
  expect((await objects.get(file))?.includes('WEBP')).toBe(false);
  expect(existsSync(path.join(api.home, 'documents'))).toBe(false);
  const { headers, content } = await shown(body.pages[0].url, token);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect(content.toString('latin1', 8, 12)).toBe('WEBP');
});

test('a page is not added while the store refuses it, and is once it is sent again', async () => {
  const { token, id } = await documents.aPerson();
  const page = { content: await aPicture('png') };
  store.refuse(503);
  expect(await documents.send(token, id, page)).toEqual({ status: 503, body: UNAVAILABLE });
  expect((await call(api.app, `GET /3/docs/${id}/`, { token })).body.pages).toEqual([]);
  store.refuse(undefined);
  expect(await pathsIn(`documents/${id}-`)).toEqual([]);
  const { status, body } = await documents.send(token, id, page);
  expect([status, body.pages.length]).toEqual([201, 1]);

  store.refuse(503);
  const { url, id: pageId } = body.pages[0];
  const read = await shown(url, token);
  expect([read.status, read.headers['retry-after']]).toEqual([503, '5']);
  const deleted = await call(api.app, `DELETE /3/docs/${id}/pages/${pageId}/`, { token });
  expect([deleted.status, deleted.body.pages]).toEqual([200, []]);
  store.refuse(undefined);
  expect(await pathsIn(`documents/${id}-`)).toHaveLength(1);
  await documents.work(0);
  expect(await pathsIn(`documents/${id}-`)).toEqual([]);
});

test('a profile picture is served until another one is stored, which then replaces it on all servers', async () => {
  const { token } = await documents.aPerson();
  const send = async () => {
    const boundary = 'campavia-test-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="me.png"\r\n\r\n`;
    const { statusCode, body, headers } = await api.app.inject({
      method: 'POST',
      url: '/3/users/me/pictures/',
      headers: {
        'x-api-key': 'campavia-web',
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([
        Buffer.from(head),
        await aPicture('png'),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
    return { status: statusCode, headers, photo: JSON.parse(body).photo };
  };
  const { photo: first } = await send();
  store.refuse(503);
  expect(await send()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  store.refuse(undefined);
  expect(await shown(first)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  const { photo: second } = await send();
  expect([(await shown(first)).status, (await shown(second)).status]).toEqual([404, 200]);
  expect(await pathsIn('media/users/')).toEqual([second.slice(1)]);
});

test('a server whose store does not answer is ready, and names the store', async () => {
  store.refuse(503);
  expect(await api.get('/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ready', problems: ['files_unreachable'] },
  });
});
