/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createHttp, isApiError, type Http } from '@campavia/api-client/core';
import type { Update } from '@campavia/contracts';

import { streamUpdates } from './updates';

const UPDATE: Update = { id: 12, booking_id: 7001, state: 'ACCEPTED' };

let server: Server;
let respond: (response: ServerResponse) => void;
let asked: { accept?: string | undefined; lastEventId?: unknown; authorization?: string | undefined }[];
let failures: unknown[];
let client: Http;

beforeEach(async () => {
  asked = [];
  failures = [];
  server = createServer(({ headers }, response) => {
    const { accept, authorization } = headers;
    asked.push({ accept, authorization, lastEventId: headers['last-event-id'] });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = createHttp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'key',
    site: { isoTag: 'en-IE', currency: 'EUR' },
    timeoutMs: 200,
    credentials: { accessToken: () => 'token', renew: async () => undefined, refused: () => undefined },
    onFailure: (failure) => failures.push(failure),
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function follow(after?: number) {
  const [ready, updates]: [number[], Update[]] = [[], []];
  const ended = streamUpdates(
    { after, onReady: (id) => ready.push(id), onUpdate: (update) => updates.push(update) },
    { http: client },
  );
  return { ready, updates, ended };
}

const ready = 'id: 11\nevent: ready\ndata: {}\n\n';
const update = `id: 12\nevent: update\ndata: ${JSON.stringify(UPDATE)}\n\n`;

test('reads updates as they arrive, with the token and the last known id', async () => {
  respond = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const text = `: hello\n\n${ready}${update}`;
    response.write(text.slice(0, 40));
    setImmediate(() => response.end(text.slice(40)));
  };
  const { ready: ids, updates, ended } = follow(9);
  await ended;
  expect([ids, updates]).toEqual([[11], [UPDATE]]);
  expect(asked).toEqual([{ accept: 'text/event-stream', authorization: 'Bearer token', lastEventId: '9' }]);
});

test('a started stream never times out', async () => {
  respond = (response) => {
    response.writeHead(200).write(ready);
    setTimeout(() => response.end(update), 500);
  };
  const { updates, ended } = follow();
  await ended;
  expect(updates).toEqual([UPDATE]);
});

test('a broken connection rejects, is not retried and not reported', async () => {
  respond = (response) => {
    response.writeHead(200).write(ready, () => response.destroy());
  };
  const error = await follow().ended.catch((thrown: unknown) => thrown);
  expect(isApiError(error) && error.kind).toBe('network');
  expect([asked.length, failures]).toEqual([1, []]);
});

test('a refusal has its status', async () => {
  respond = (response) =>
    response.writeHead(429, { 'content-type': 'application/json' }).end('{"detail":"x"}');
  const error = await follow().ended.catch((thrown: unknown) => thrown);
  expect(isApiError(error) && error.status).toBe(429);
});
