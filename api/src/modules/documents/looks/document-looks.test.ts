import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';

import { call, signIn } from '../../../../test/users';
import { aPicture, startDocuments, type DocumentsTest } from '../test/documents';

let documents: DocumentsTest;

beforeAll(async () => {
  documents = await startDocuments();
});
afterAll(() => documents.api.close());

const ask = (token: string, address: `/${string}`) => call(documents.api.app, `GET ${address}`, { token });

async function aPersonWithPage() {
  const person = await documents.aPerson('id_proof');
  const { body } = await documents.send(person.token, person.id, { content: await aPicture() });
  return { ...person, url: body.pages[0].url as `/${string}`, pageId: body.pages[0].id as number };
}

async function staffToken() {
  return (await signIn(documents.api.app, 'staff@campavia.test')).access_token;
}

const looksAt = (id: number) =>
  documents.api.database.selectFrom('document_look').selectAll().where('document_id', '=', id).execute();

test('every access to a page is recorded, and every other access to the details of a document', async () => {
  const { token, id, url, pageId, me } = await aPersonWithPage();
  await ask(token, `/3/docs/${id}/`);
  await ask(token, url);
  const staff = await staffToken();
  const staffId = (await ask(staff, '/3/users/me/')).body.id;
  await ask(staff, `/3/docs/${id}/`);
  await ask(staff, url);
  const { body } = await call(documents.api.app, 'POST /v4/users/auth/log-as/', {
    token: staff,
    body: { user_id: me.id },
  });
  await ask(body.access_token, `/3/docs/guest/${me.id}/?document_type=id_proof`);
  const looks = await looksAt(id);
  expect(looks.map(({ viewer_id, actor_id, page_id }) => [viewer_id, actor_id, page_id])).toEqual([
    [me.id, null, pageId],
    [staffId, null, null],
    [staffId, null, pageId],
    [me.id, staffId, null],
  ]);
  expect(looks[0]).toMatchObject({
    document_type: 'id_proof',
    holder_id: me.id,
    looked_at: expect.any(Date),
  });
});

test.each(['update document_look set viewer_id = 1', 'delete from document_look', 'truncate document_look'])(
  'the database refuses: %s',
  async (statement) => {
    const { token, url } = await aPersonWithPage();
    await ask(token, url);
    await expect(sql.raw(statement).execute(documents.api.database)).rejects.toThrow(
      /append-only|permission denied/,
    );
  },
);

test('stored pages are encrypted', async () => {
  const { id } = await aPersonWithPage();
  const folder = path.join(documents.api.home, 'documents');
  const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith(`${id}-`));
  const stored = await readFile(path.join(folder, file));
  expect([stored.includes('RIFF'), stored.includes('WEBP')]).toEqual([false, false]);
});

test('500 forged addresses, numbers and sessions are refused', async () => {
  const victim = await aPersonWithPage();
  const thief = await documents.aPerson();
  const before = (await looksAt(victim.id)).length;
  const [head = '', claims = '', end = ''] = victim.token.split('.');
  const tokens = [
    thief.token,
    '',
    'x',
    `${victim.token}x`,
    victim.token.slice(1),
    `${head}.${claims}`,
    end,
    'null',
  ];
  const ids = [
    victim.id,
    `${victim.id}%00`,
    `0${victim.id}`,
    `${victim.id}.0`,
    `${victim.id}%2F`,
    `%2e%2e%2f${victim.id}`,
    `${victim.id},${victim.id}`,
    `${victim.id}%20or%201=1`,
    -victim.id,
    `${victim.id}e0`,
    `0x${victim.id.toString(16)}`,
  ];
  const pages = [victim.pageId, `${victim.pageId}%2f..`, `..%2f${victim.pageId}`, '1', '*', 'undefined'];
  const forged = tokens.flatMap((token) =>
    ids.flatMap((id) => pages.map((page) => ({ token, url: `/3/docs/${id}/pages/${page}/` }))),
  );
  const sets = tokens.flatMap((token) =>
    [`/3/docs/${victim.id}/`, `/3/docs/guest/${victim.me.id}/`, `/3/docs/owner/${victim.me.id}/`].map(
      (url) => ({ token, url }),
    ),
  );
  const all = [...forged, ...sets];
  expect(all.length).toBeGreaterThanOrEqual(500);
  const leaks: string[] = [];
  for (const { token, url } of all) {
    const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
    const answer = await documents.api.app.inject({
      url,
      headers: { 'x-api-key': 'campavia-web', ...authorization },
    });
    const isRefused =
      token === thief.token ? answer.statusCode === 404 : [401, 404].includes(answer.statusCode);
    if (!isRefused) leaks.push(`${answer.statusCode} ${url}`);
  }
  expect(leaks).toEqual([]);
  expect(await looksAt(victim.id)).toHaveLength(before);
});
