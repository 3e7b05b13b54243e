/** @jest-environment node */
import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

import { registerProxies } from './proxies';

const apps: FastifyInstance[] = [];

async function startApp(name: string): Promise<string> {
  const app = fastify();
  app.all('/*', async ({ url, headers }) => ({ name, url, cookie: headers.cookie ?? null }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  apps.push(app);
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function siteWith(pspUrl: string | undefined): Promise<FastifyInstance> {
  const site = fastify();
  await registerProxies(site, { apiUrl: await startApp('api'), pspUrl });
  apps.push(site);
  return site;
}

afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

it.each([
  ['/sandbox/psp/cards', 'payments'],
  ['/sandbox/psp/pay/payin_1?x=1', 'payments'],
  ['/sandbox/outbox', 'api'],
  ['/sandbox/pspx', 'api'],
  ['/webhooks/payments/', 'api'],
  ['/3/products/', 'api'],
])('passes %s on to the server of %s', async (url, name) => {
  const site = await siteWith(await startApp('payments'));
  expect((await site.inject({ url, headers: { cookie: 'a=1' } })).json()).toMatchObject({ name, url });
});

it('leaves the refusal to the api where no payments are simulated', async () => {
  const site = await siteWith(undefined);
  expect((await site.inject('/sandbox/psp/cards')).json()).toMatchObject({ name: 'api' });
});
