import Value from 'typebox/value';

import { OutboxSchema } from '@campavia/contracts';

import { settingsFor, startApplication, type Application } from '../../../test/application';
import { aNewcomer, aSignUp, call } from '../../../test/people';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createApp } from '../../app';
import { createClock } from '../../clock';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('programs read what was mailed as a list, the newest first', async () => {
  const one = await aNewcomer(api.app, {}, '');
  const other = await aNewcomer(api.app, {}, '');
  const { status, body } = await call(api.app, 'GET /sandbox/outbox');
  expect(status).toBe(200);
  expect(Value.Errors(OutboxSchema, body)).toEqual([]);
  expect(body.results.map(({ recipient }: { recipient: string }) => recipient)).toEqual([
    other.email,
    one.email,
  ]);
  const first = (await call(api.app, `GET /sandbox/outbox/?to=${one.email}&page_size=1`)).body;
  expect([first.count, first.next]).toEqual([1, null]);
  const paged = (await call(api.app, 'GET /sandbox/outbox?page=2&page_size=1')).body;
  expect(paged.results[0].recipient).toBe(one.email);
  expect(paged.previous).toBe('/sandbox/outbox?page=1&page_size=1');
});

test('people read a page whose links can be followed, and nothing in it runs', async () => {
  const { email } = await aNewcomer(api.app, { email: "a&b'c@example.org" }, '');
  const { headers, body } = await call(api.app, 'GET /sandbox/outbox', {
    headers: { accept: 'text/html,*/*' },
  });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('This is a sandbox');
  expect(body).toContain('<a href="http://localhost:4300/ca/confirm-email?token=');
  expect(body).not.toContain(email);
  expect(body).toContain('a&#38;b&#39;c@example.org');
});

test('outside the sandbox there is no such page, and nobody is confirmed at once', async () => {
  const settings = { ...settingsFor(api.databaseUrl, api.home), isSandbox: false };
  const app = await createApp({ settings, database: api.database, clock: createClock(TEST_NOW_MS) });
  expect(await call(app, 'GET /sandbox/outbox')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const { body } = await call(app, 'POST /3/users/?confirmed=1', { body: aSignUp() });
  expect(body.email_confirmed).toBe(false);
  await app.close();
});
