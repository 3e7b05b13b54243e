import Value from 'typebox/value';

import { OutboxSchema } from '@campavia/contracts';
import { LANGUAGES } from '@campavia/i18n/sites';

import { settingsFor, startApplication, type Application } from '../../../test/application';
import { aNewUser, aSignUp, call } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createApp } from '../../app';
import { createClock } from '../../core/clock';
import { SAMPLE_NAMES } from '../email-previews/email-samples';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('programs get the messages as a list, the newest first', async () => {
  const one = await aNewUser(api.app, {}, '');
  const other = await aNewUser(api.app, {}, '');
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

test('people get a page with working links, and without scripts', async () => {
  const { email } = await aNewUser(api.app, { email: "a&b'c@example.org" }, '');
  const { headers, body } = await call(api.app, 'GET /sandbox/outbox', {
    headers: { accept: 'text/html,*/*' },
  });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('This is a sandbox');
  expect(body).toContain('<a href="http://localhost:4300/ca/go/confirm-email?token=');
  expect(body).not.toContain(email);
  expect(body).toContain('a&#38;b&#39;c@example.org');
});

test('an e-mail is shown as HTML too, isolated from the page', async () => {
  const { email } = await aNewUser(api.app, {}, '');
  const { body } = await call(api.app, `GET /sandbox/outbox?to=${email}`, {
    headers: { accept: 'text/html' },
  });
  expect(body).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(body).toContain('srcdoc="&#60;!doctype html&#62;');
  expect(body.match(/<a /g)).toHaveLength(1);
});

test('each kind of e-mail has a page, in every language', async () => {
  const list = await call(api.app, 'GET /sandbox/emails/');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  const names = [...String(list.body).matchAll(/href="\/sandbox\/emails\/([^?"]+)/g)].map(([, name]) => name);
  expect(names).toEqual(SAMPLE_NAMES);
  for (const lang of LANGUAGES) {
    const page = await call(api.app, `GET /sandbox/emails/booking_confirmed/?lang=${lang}`);
    expect([lang, page.status]).toEqual([lang, 200]);
    expect(page.body).toContain(`aria-current="page"`);
    const text = await call(api.app, `GET /sandbox/emails/booking_confirmed?lang=${lang}&part=text`);
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain('/media/calendars/');
  }
  const html = await call(api.app, 'GET /sandbox/emails/new_finds?lang=de-ch&part=html');
  expect(html.body).toContain('<html lang="de-CH"');
  expect((await call(api.app, 'GET /sandbox/emails/nothing')).status).toBe(404);
  expect((await call(api.app, 'GET /sandbox/emails/constructor')).status).toBe(404);
  expect((await call(api.app, 'GET /sandbox/emails/new_finds?part=x')).status).toBe(400);
});

test('the logo of e-mails is a picture that mail programs render', async () => {
  const { statusCode, headers, rawPayload } = await api.app.inject({ url: '/media/email/mark.png' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
});

test('outside the sandbox there is no such page, and no address is confirmed at once', async () => {
  const settings = { ...settingsFor(api.databaseUrl, api.home), isSandbox: false };
  const app = await createApp({ settings, database: api.database, clock: createClock(TEST_NOW_MS) });
  expect(await call(app, 'GET /sandbox/outbox')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const path of ['GET /sandbox/emails', 'GET /sandbox/emails/new_finds'] as const) {
    expect((await call(app, path)).status).toBe(404);
  }
  const { body } = await call(app, 'POST /3/users/?confirmed=1', { body: aSignUp() });
  expect(body.email_confirmed).toBe(false);
  await app.close();
});
