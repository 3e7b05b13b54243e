/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createHttp, provideHttp } from '@campavia/api-client/core';
import type { Update } from '@campavia/contracts';

import { followUpdates } from './follow-updates';

type Respond = (response: ServerResponse) => void;

let server: Server;
let asked: string[];
let answers: Respond[];
let tabs: AbortController[];

beforeEach(async () => {
  [asked, answers, tabs] = [[], [], []];
  server = createServer(({ url, headers }, response) => {
    asked.push(`${url} ${headers['last-event-id'] ?? ''}`.trim());
    (answers.shift() ?? stay)(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provideHttp(createHttp({ baseUrl, apiKey: 'key', site: { isoTag: 'en-IE', currency: 'EUR' } }));
});
afterEach(() => {
  tabs.forEach((tab) => tab.abort());
  server.closeAllConnections();
  server.close();
});

const update = (id: number): Update => ({ id, booking_id: 7000 + id, state: 'ACCEPTED' });
const event = (each: Update) => `id: ${each.id}\nevent: update\ndata: ${JSON.stringify(each)}\n\n`;
const ready = (id: number) => `id: ${id}\nevent: ready\ndata: {}\n\n`;
const send =
  (text: string): Respond =>
  (response) =>
    void response.writeHead(200).write(text);
const stay: Respond = () => undefined;
const refuse =
  (status: number): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');

/** Tabs of one browser: they share locks. */
function aBrowser() {
  let last: Promise<unknown> = Promise.resolve();
  const pauses: number[] = [];
  const locks = {
    request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      last = last.then(() => (signal.aborted ? undefined : work()));
      return last;
    },
  };
  const window = {
    navigator: { locks },
    BroadcastChannel,
    setTimeout: (work: () => void, ms: number) => {
      pauses.push(ms);
      return setImmediate(work);
    },
    clearTimeout: (timer: NodeJS.Immediate) => clearImmediate(timer),
  } as never;
  return {
    pauses,
    open(userId = 1) {
      const controller = new AbortController();
      tabs.push(controller);
      const changes: number[] = [];
      const events = { send: (_: string, { bookingId }: { bookingId: number }) => changes.push(bookingId) };
      const { signal } = controller;
      const ended = followUpdates({ window, events: events as never, userId, signal });
      return { changes, ended, close: () => controller.abort() };
    },
  };
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
}

test('one of two tabs calls the api and notifies both; the other takes over when it closes', async () => {
  const browser = aBrowser();
  let first: ServerResponse | undefined;
  answers = [(response) => (first = response).writeHead(200).write(ready(5))];
  const [one, other] = [browser.open(), browser.open()];
  await until(() => first !== undefined);
  first?.write(event(update(6)));
  await until(() => one.changes.length > 0 && other.changes.length > 0);
  expect([one.changes, other.changes, asked]).toEqual([[7006], [7006], ['/v4/updates/stream/']]);
  one.close();
  await until(() => asked.length === 2);
  await one.ended;
});

test('a stream that ends is resumed after the last update', async () => {
  const browser = aBrowser();
  answers = [(response) => response.writeHead(200).end(ready(5) + event(update(8)))];
  browser.open();
  await until(() => asked.length === 2);
  expect(asked[1]).toBe('/v4/updates/stream/ 8');
});

test('where no stream works, updates are polled, and the stream is tried again later', async () => {
  const browser = aBrowser();
  const list =
    (last: number, results: Update[]): Respond =>
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ last, results }));
  answers = [refuse(502), refuse(502), refuse(502), list(5, [])];
  for (let poll = 6; poll < 25; poll += 1) answers.push(list(poll, [update(poll)]));
  const { changes } = browser.open();
  await until(() => asked.length >= 24);
  expect(asked.slice(0, 6)).toEqual([
    ...Array.from({ length: 3 }, () => '/v4/updates/stream/'),
    '/v4/updates/',
    '/v4/updates/?after=5',
    '/v4/updates/?after=6',
  ]);
  expect(asked.at(-1)).toBe('/v4/updates/stream/ 24');
  expect(changes).toHaveLength(19);
  expect(browser.pauses.slice(0, 3)).toEqual([2000, 4000, 8000]);
});

test('nothing is requested for a session that has ended', async () => {
  answers = [refuse(401)];
  await aBrowser().open().ended;
  expect(asked).toHaveLength(1);
});

test('another user’s tab is not notified', async () => {
  const browser = aBrowser();
  answers = [send(ready(5) + event(update(6)))];
  const [mine, theirs] = [browser.open(1), browser.open(2)];
  await until(() => mine.changes.length > 0);
  const channel = new BroadcastChannel('campavia.updates.2');
  channel.postMessage(update(9));
  await until(() => theirs.changes.length > 0);
  channel.close();
  expect([mine.changes, theirs.changes]).toEqual([[7006], [7009]]);
});
