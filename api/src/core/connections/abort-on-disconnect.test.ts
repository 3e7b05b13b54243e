import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FastifyReply } from 'fastify';

import { abortOnDisconnect } from './abort-on-disconnect';

async function aServer(answer: (response: ServerResponse, signal: AbortSignal) => void) {
  const server = createServer((_, response) => {
    answer(response, abortOnDisconnect({ raw: response } as FastifyReply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => server.close() };
}

test('a client that disconnects aborts the call', async () => {
  const caller = new AbortController();
  let isReceived: Promise<unknown> | undefined;
  using server = await aServer((_, signal) => {
    isReceived = once(signal, 'abort');
    caller.abort();
  });
  await expect(fetch(server.address, { signal: caller.signal })).rejects.toThrow();
  await isReceived;
});

test('a client that got its answer has not disconnected', async () => {
  let received: AbortSignal | undefined;
  using server = await aServer((response, signal) => {
    received = signal;
    response.once('close', () => response.destroy()).end('here');
  });
  expect(await (await fetch(server.address)).text()).toBe('here');
  expect(received?.aborted).toBe(false);
});
