/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { readDsn, type Dsn } from '../config/read-dsn';
import { createReports, type Reports } from './error-collector';
import { createSentryAdapter } from './sentry-adapter';

const FIXTURE = JSON.parse(readFileSync(join(__dirname, 'event.fixture.json'), 'utf8')) as {
  envelope: object;
  item: object;
  event: object;
};
const NOON = Date.UTC(2027, 2, 1, 12);

const ERROR = {
  from: 'page' as const,
  kind: 'booking_guest',
  message: 'POST /v4/bookings-guest/7/extensions/: 500',
  method: 'POST',
  url: '/v4/bookings-guest/7/extensions/',
  endpoint: '/v4/bookings-guest/{id}/extensions/',
  params: 'page=2',
  status: 500,
  payload: { days: 2, phone: '+353 85 123 4567' },
  response: { detail: 'é for maeve@example.ie' },
  composition: 'c0ffee00',
  site: 'fr-be',
  path: '/fr-be/d/trips',
};

/** Simulates a collector as the Sentry protocol describes it. */
let collector: Server;
let received: { url: string; headers: IncomingHttpHeaders; body: string }[];
let answer: [status: number, headers?: Record<string, string>];
let onReceived: () => void;
let nowMs: number;
const log = jest.fn<void, [object, string]>();

beforeEach(async () => {
  [received, answer, nowMs] = [[], [200], NOON];
  log.mockClear();
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(...answer).end('{}', () => onReceived());
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => collector.close(resolve)));

function dsn(): Dsn {
  const { port } = collector.address() as AddressInfo;
  return readDsn(`http://abc123@127.0.0.1:${port}/errors/4`) as Dsn;
}

function reports(): Reports {
  return createReports({ log, dsn: dsn(), environment: 'production', nowMs: () => nowMs });
}

/** Waits until the collector has answered. */
async function reported(report: () => void): Promise<void> {
  const arrived = new Promise<void>((resolve) => (onReceived = resolve));
  report();
  await arrived;
}

test('sends an error as the protocol requires, without secrets', async () => {
  await reported(() => reports().take(ERROR));
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received;
  expect(url).toBe('/errors/api/4/envelope/');
  expect(headers['content-type']).toBe('application/x-sentry-envelope');
  expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, sentry_client=\S+, sentry_key=abc123$/);
  const [envelope = '', item = '', event = ''] = body.split('\n');
  const id = (JSON.parse(envelope) as { event_id: string }).event_id;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(envelope)).toEqual({ ...FIXTURE.envelope, event_id: id });
  expect(JSON.parse(item)).toEqual({ ...FIXTURE.item, length: Buffer.byteLength(event) });
  expect(JSON.parse(event)).toEqual({ ...FIXTURE.event, event_id: id });
});

test('pauses for as long as an overloaded collector asks', async () => {
  answer = [429, { 'retry-after': '30' }];
  const complaints: string[] = [];
  const adapter = createSentryAdapter({
    dsn: dsn(),
    environment: 'production',
    nowMs: () => nowMs,
    onUndelivered: (sentence) => complaints.push(sentence),
  });
  const error = { ...ERROR, at: '2027-03-01T12:00:00.000Z' };
  await reported(() => adapter.take(error));
  await settle(() => complaints.length === 1);
  adapter.take(error);
  nowMs += 31_000;
  await reported(() => adapter.take(error));
  expect(received).toHaveLength(2);
  expect(complaints[0]).toBe('Errors do not reach the collector: it answers 429');
});

test('an unreachable collector does not disturb the site', async () => {
  const away = readDsn('http://abc123@127.0.0.1:1/4') as Dsn;
  const own = createReports({ log, dsn: away, environment: 'production', nowMs: () => nowMs });
  own.take(ERROR);
  own.take({ ...ERROR, message: 'another' });
  await settle(() => log.mock.calls.length === 3);
  expect(log.mock.calls.map(([, sentence]) => sentence)).toEqual([
    'error reported',
    'error reported',
    'Errors do not reach the collector: it does not answer (TypeError)',
  ]);
  expect(own.recent()).toHaveLength(2);
});

/** Waits for pending deliveries. */
async function settle(isOver: () => boolean): Promise<void> {
  while (!isOver()) await new Promise(setImmediate);
}
