import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readMailingList } from '../../config/mailing-list-settings';
import { createBrevoMailingList } from './brevo-mailing-list';
import { MailingListFailure } from './mailing-list';

let server: Server;
let origin: string;
let status = 201;
let received: object[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, key: headers['api-key'], body: JSON.parse(body) });
      if (status) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
});

const list = (timeoutMs = 8_000) =>
  createBrevoMailingList({ apiKey: 'xkeysib-1', listIds: [7, 12], origin, timeoutMs });

test.each([201, 204])('an address is added to the lists: %d', async (answered) => {
  status = answered;
  await list().subscribe('marta@example.org');
  expect(received).toEqual([
    {
      method: 'POST',
      url: '/v3/contacts',
      key: 'xkeysib-1',
      body: { email: 'marta@example.org', listIds: [7, 12], updateEnabled: true },
    },
  ]);
});

test.each([204, 404])('an address is taken off the lists: %d', async (answered) => {
  status = answered;
  await list().unsubscribe('a+b@example.org');
  expect(received).toEqual([
    {
      method: 'PUT',
      url: '/v3/contacts/a%2Bb%40example.org?identifierType=email_id',
      key: 'xkeysib-1',
      body: { unlinkListIds: [7, 12] },
    },
  ]);
});

test.each([
  ['an address that it does not take', 400, true],
  ['a key that is over', 401, false],
  ['too many', 429, false],
  ['a failure', 502, false],
  ['nothing', 0, false],
])('answered by %s it fails', async (_, answered, isFinal) => {
  status = answered;
  // Only the answer that never comes is not awaited for long.
  const { subscribe, unsubscribe } = list(answered === 0 ? 200 : undefined);
  for (const call of [subscribe, unsubscribe]) {
    const failure: unknown = await call('marta@example.org').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailingListFailure);
    expect(failure).toMatchObject({ isFinal });
    expect(String(failure)).not.toMatch(/xkeysib|marta/);
  }
});

test('the deployment configures account and lists, without defaults in production', () => {
  const production = { isSandbox: false };
  expect(readMailingList({ BREVO_API_KEY: 'xkeysib-1', BREVO_LIST_IDS: '7, 12' }, production)).toEqual({
    apiKey: 'xkeysib-1',
    listIds: [7, 12],
  });
  expect(readMailingList({}, production)).toBeUndefined();
  expect(readMailingList({}, { isSandbox: true })).toBe('sandbox');
  for (const BREVO_API_KEY of ['sandbox', 'a b', 'a\nb']) {
    expect(() => readMailingList({ BREVO_API_KEY, BREVO_LIST_IDS: '7' }, production)).toThrow(
      'BREVO_API_KEY',
    );
  }
  for (const BREVO_LIST_IDS of ['', '0', 'seven', '7,,8', '-1']) {
    expect(() => readMailingList({ BREVO_API_KEY: 'x', BREVO_LIST_IDS }, production)).toThrow(
      'BREVO_LIST_IDS',
    );
  }
});
