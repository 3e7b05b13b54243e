/** @jest-environment node */
import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

import { registerProxies } from './proxies';

const houses: FastifyInstance[] = [];

async function house(name: string): Promise<string> {
  const app = fastify();
  app.all('/*', async ({ url, headers }) => ({ name, url, cookie: headers.cookie ?? null }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  houses.push(app);
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function siteWith(pspUrl: string | undefined): Promise<FastifyInstance> {
  const site = fastify();
  await registerProxies(site, { apiUrl: await house('api'), pspUrl });
  houses.push(site);
  return site;
}

afterEach(() => Promise.all(houses.splice(0).map((app) => app.close())));

it.each([
  ['/sandbox/psp/cards', 'payments'],
  ['/sandbox/psp/pay/payin_1?x=1', 'payments'],
  ['/sandbox/outbox', 'api'],
  ['/sandbox/pspx', 'api'],
  ['/webhooks/payments/', 'api'],
  ['/3/products/', 'api'],
])('passes %s on to the house of %s', async (url, name) => {
  const site = await siteWith(await house('payments'));
  expect((await site.inject({ url, headers: { cookie: 'a=1' } })).json()).toMatchObject({ name, url });
});

it('leaves it to the api to say no where no payments are played', async () => {
  const site = await siteWith(undefined);
  expect((await site.inject('/sandbox/psp/cards')).json()).toMatchObject({ name: 'api' });
});
