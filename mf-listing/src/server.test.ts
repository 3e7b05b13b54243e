/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { aListing } from '@campavia/contracts/testing';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle } from './server';

let api: Server;
let asked: string[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const id = /products\/(\d+)/.exec(request.url ?? '')?.[1];
    const status = { 1201: 200, 410: 410, 500: 500 }[id ?? ''] ?? 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? aListing() : { detail: '', code: '' }));
  });
  await new Promise<void>((ready) => void api.listen(0, '127.0.0.1', ready));
});
beforeEach(() => (asked = []));
afterAll(() => void api.close());

function ask(id: string, over: Partial<DocumentRequest> = {}) {
  const { port } = api.address() as AddressInfo;
  return handle({
    addressId: 'listing',
    params: { id },
    path: `/campers/${id}`,
    search: '',
    locale: 'fr',
    today: '2027-03-01',
    origin: 'http://localhost:4300',
    api: { origin: `http://127.0.0.1:${port}`, headers: { 'x-api-key': 'k' } },
    ...over,
  });
}

test('answers a camper with its title, its address and its data', async () => {
  const { status, head, data } = await ask('1201');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Campervan for four by the lake à Annecy · Campavia',
    canonical: '/campers/1201',
  });
  expect(Object.keys(data ?? {})).toEqual(['listing/1201']);
});

test('asks for the dates of the address in the currency of the site', async () => {
  await ask('1201', { locale: 'fr-ch', search: '?date_from=2027-07-01&date_to=2027-07-07' });
  expect(asked[0]).toContain('date_from=2027-07-01&date_to=2027-07-07&currency=CHF');
});

test.each([
  ['99', 404],
  ['410', 410],
])('answers camper %s with %i', async (id, status) => {
  expect(await ask(id)).toMatchObject({ status, head: { robots: 'noindex' } });
});

test.each(['abc', '-1', '1e3', "1' or 1=1", '9'.repeat(10_000)])(
  'answers 404 for id %.20s without asking',
  async (id) => {
    expect((await ask(id)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('redirects to dates in order, and to none when they are past', async () => {
  expect(await ask('1201', { search: '?date_from=2027-07-07&date_to=2027-07-01' })).toMatchObject({
    status: 302,
    redirect: '/campers/1201?date_from=2027-07-01&date_to=2027-07-07',
  });
  expect(await ask('1201', { search: '?date_from=2027-01-07&date_to=2027-07-01' })).toMatchObject({
    redirect: '/campers/1201',
  });
});

test('leaves a page whose data does not come to the browser', async () => {
  await expect(ask('500')).rejects.toThrow('500');
});
