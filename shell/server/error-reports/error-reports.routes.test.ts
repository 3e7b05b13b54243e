/** @jest-environment node */
import { randomUUID } from 'node:crypto';

import fastify, { type FastifyInstance } from 'fastify';

import { makePageId } from '../visitors/page-id';
import { signText } from '../visitors/signed-values';

import { registerReports } from './error-reports.routes';
import { createReports, type Reports } from './error-collector';

const SECRET = 'only for tests: 32 characters of it';
const NOON = Date.UTC(2027, 2, 1, 12);

let app: FastifyInstance;
let reports: Reports;
let nowMs: number;
let reader: { cookie: string; page: string };
const log = jest.fn<void, [object, string]>();

/** A visitor with an open page of the site. */
function aReader(): typeof reader {
  const visitor = randomUUID();
  return {
    cookie: `campavia_visitor=${encodeURIComponent(signText(SECRET, 'visitor', visitor))}`,
    page: makePageId(SECRET, { visitor, composition: 'c0ffee00' }, nowMs),
  };
}

beforeEach(async () => {
  nowMs = NOON;
  reader = aReader();
  log.mockClear();
  reports = createReports({ log, environment: 'production', nowMs: () => nowMs });
  app = fastify();
  await registerReports(app, { reports, secret: SECRET, nowMs: () => nowMs });
});
afterEach(() => app.close());

const post = (over: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/internals/errors',
    headers: { cookie: reader.cookie, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ page: reader.page, kind: 'unhandled', message: 'TypeError: no trip', ...over }),
  });

it('an error of a page is logged as one line, with its composition', async () => {
  const answer = await post({
    site: 'fr-be',
    path: '/fr-be/d/trips',
    stack: 'at main.js:1:2\nat main.js:3:4',
  });
  expect(answer.statusCode).toBe(204);
  const report = {
    kind: 'unhandled',
    message: 'TypeError: no trip',
    stack: 'at main.js:1:2\nat main.js:3:4',
    from: 'page',
    at: '2027-03-01T12:00:00.000Z',
    composition: 'c0ffee00',
    site: 'fr-be',
    path: '/fr-be/d/trips',
  };
  expect(log.mock.calls).toEqual([[{ report }, 'error reported']]);
  expect(reports.recent()).toEqual([report]);
});

it('removes personal data that a page left in its report', async () => {
  await post({
    kind: 'user',
    message: 'no maeve@example.ie',
    params: 'token=abc',
    payload: { password: 'wild camping', days: 2 },
    response: { access_token: 'abc', detail: 'Bearer abc' },
  });
  expect(reports.recent()).toMatchObject([
    {
      message: 'no [e-mail]',
      params: 'token=[removed]',
      payload: { password: '[removed]', days: 2 },
      response: { access_token: '[removed]', detail: 'Bearer [removed]' },
    },
  ]);
});

it.each<[string, object, Record<string, string>]>([
  ['without a page', { page: '' }, {}],
  ['with an unknown page id', { page: 'e30.AAAA' }, {}],
  ['without the visitor’s cookie', {}, { cookie: '' }],
  ['of an invalid kind', { kind: 'Two\nlines' }, {}],
  ['without a message text', { message: 7 }, {}],
  ['that is too long', { payload: 'x'.repeat(20_000) }, {}],
])('ignores a report %s, with the same answer', async (_, over, headers) => {
  expect((await post(over, headers)).statusCode).toBe(204);
  expect(reports.recent()).toEqual([]);
});

it.each(['{', '[]', 'null', '"text"', ''])('ignores the payload %j', async (payload) => {
  const answer = await app.inject({ method: 'POST', url: '/api/internals/errors', payload });
  expect(answer.statusCode).toBe(204);
  expect(reports.recent()).toEqual([]);
});

it('ignores reports of a page older than a day', async () => {
  nowMs += 25 * 3_600_000;
  await post();
  expect(reports.recent()).toEqual([]);
});

it('ignores fields of a wrong type', async () => {
  await post({ status: '500', method: 'x', site: '../..', url: 7, stack: {}, path: 'a\u001b[31mb' });
  const [report] = reports.recent();
  expect(report).toMatchObject({ status: undefined, method: undefined, site: undefined, path: 'a [31mb' });
});

it('accepts forty reports per minute and visitor, and more from others', async () => {
  for (let time = 0; time < 60; time += 1) await post();
  expect(reports.recent()).toHaveLength(40);
  reader = aReader();
  await post();
  expect(reports.recent()).toHaveLength(41);
});

it('keeps the last two hundred reports', () => {
  for (let time = 0; time < 300; time += 1) reports.take({ kind: 'server_error', message: `${time} went` });
  expect(reports.recent()).toHaveLength(200);
  expect(reports.recent()[0]).toMatchObject({ from: 'server', message: '299 went' });
});
