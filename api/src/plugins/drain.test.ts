import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect as connectTo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';

import { startApplication, type Application } from '../../test/application';

let api: Application;
let origin: string;
let isAsked: Promise<void>;
let release: () => void;

beforeEach(async () => {
  api = await startApplication();
  const arrived = withSettle();
  const waits = withSettle();
  [isAsked, release] = [arrived.settled, waits.settle];
  api.app.get('/slow', async () => {
    arrived.settle();
    await waits.settled;
    return { slow: true };
  });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});

function withSettle() {
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((done) => {
    settle = done;
  });
  return { settle, settled };
}

async function ask(agent: Agent, path: string) {
  const asked = request(`${origin}${path}`, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
}

test('a stopping process finishes its requests, closes idle connections and accepts no new ones', async () => {
  const agent = new Agent({ keepAlive: true });
  expect(await ask(agent, '/health/live')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const slow = ask(agent, '/slow');
  await isAsked;
  api.app.drain.begin();
  const closed = api.close();
  release();
  expect(await slow).toEqual({ status: 200, connection: 'close', body: '{"slow":true}' });
  await closed;
  const { hostname, port } = new URL(origin);
  const socket = connectTo(Number(port), hostname);
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

test('an idle connection does not delay a stopping process', async () => {
  const { hostname, port } = new URL(origin);
  const socket = connectTo(Number(port), hostname);
  await once(socket, 'connect');
  await ask(new Agent(), '/health/live');
  const left = once(socket, 'close');
  await api.close();
  await left;
});
