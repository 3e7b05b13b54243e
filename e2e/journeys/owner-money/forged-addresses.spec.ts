import { readFileSync } from 'node:fs';
import { request as sendRaw, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import type { Document, DocumentList, Me } from '@campavia/contracts';

import { expect, test } from '../../fixtures';
import { newUser, tokensOf } from '../../scenes/users';

const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg'));
const NAME = 'passport-of-somebody.jpg';
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const AT_ONCE = 8;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function send(baseURL: string, wanted: { path: string; token: string }): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  const { token } = wanted;
  const headers = {
    'x-api-key': 'campavia-web',
    ...(token && { authorization: `Bearer ${token}`, cookie: `campaviaAPI_access_token=${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = sendRaw({ hostname, port, path: wanted.path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

function isLeak({ headers, body }: Answer): boolean {
  const isPicture = headers['content-type']?.startsWith('image/') || body.subarray(0, 3).equals(JPEG);
  return isPicture === true || body.includes(NAME);
}

test('500 forged addresses of a document, sent to the site, leak nothing', async ({ request, baseURL }) => {
  const [email, other] = [await newUser(request), await newUser(request)];
  const { access_token: token } = await tokensOf(request, email);
  const { access_token: thief } = await tokensOf(request, other);
  const headers = { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` };
  const me = (await (await request.get('/3/users/me/', { headers })).json()) as Me;
  const set = `/3/docs/guest/${me.id}/?document_type=id_proof`;
  const [document] = ((await (await request.get(set, { headers })).json()) as DocumentList).results;
  const file = { name: NAME, mimeType: 'image/jpeg', buffer: PORTRAIT };
  const id = document?.id ?? 0;
  const sent = await request.post(`/3/docs/${id}/pages/`, { headers, multipart: { page: file } });
  const [page] = ((await sent.json()) as Document).pages;
  const own = `/3/docs/${id}/pages/${page?.id}/`;
  expect(isLeak(await send(baseURL ?? '', { path: own, token }))).toBe(true);

  const ids = [
    id,
    `${id}%00`,
    `0${id}`,
    `${id}%2F`,
    `%2e%2e%2f${id}`,
    `${id};`,
    `${id}%20or%201=1`,
    `./${id}`,
  ];
  const pages = [page?.id, `${page?.id}%2f..`, `..%2f${page?.id}`, '*', '', '../1'];
  const before = ['', '/fr', '/en-ie', '/', '/.', '/media', '/sandbox', '/assets/..'];
  const tokens = ['', thief, `${token}x`, token.slice(0, -2), 'null'];
  const forged = tokens.flatMap((each) =>
    before.flatMap((start) =>
      ids.flatMap((wanted) =>
        pages.map((nth) => ({ token: each, path: `${start}/3/docs/${wanted}/pages/${nth}/` })),
      ),
    ),
  );
  expect(forged.length).toBeGreaterThanOrEqual(500);
  const leaks: string[] = [];
  const waiting = forged.filter((_, nth) => nth % 3 === 0);
  expect(waiting.length).toBeGreaterThanOrEqual(500);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await send(baseURL ?? '', next);
      if (isLeak(answer)) leaks.push(`${answer.status} ${next.path}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(leaks).toEqual([]);
});
