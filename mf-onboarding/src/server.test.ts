/** @jest-environment node */
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle, render } from './server';

const DOCUMENT: DocumentRequest = {
  addressId: 'onboarding.step',
  params: { step: 'vehicle-type' },
  path: '/onboarding/step/vehicle-type',
  search: '',
  locale: 'fr',
  today: '2027-03-10',
  origin: 'http://localhost:4300',
  api: { origin: 'http://localhost:4301', headers: {} },
};

function requestDocument(over: Partial<DocumentRequest> = {}) {
  return handle({ ...DOCUMENT, ...over });
}

test('titles its steps in the language of the site, and keeps them out of search engines', async () => {
  expect(await requestDocument()).toEqual({
    status: 200,
    head: { title: 'Quel type de véhicule est-ce ? · Campavia', robots: 'noindex' },
    isClientRendered: true,
  });
  const { head } = await requestDocument({ locale: 'en-ie', params: { step: 'end' } });
  expect(head?.title).toBe('Your listing · Campavia');
});

test.each([
  ['', '/onboarding/step/vehicle-type'],
  ['?complete=1&camper=1201', '/onboarding/step/vehicle-type?camper=1201'],
])('a listing begins with its first step, with %j at %s', async (search, redirect) => {
  const request = { addressId: 'onboarding', params: {}, path: '/onboarding', search };
  expect(await requestDocument(request)).toEqual({ status: 302, redirect });
});

test('search engines may list the first step of the simulator, which is rendered here', async () => {
  const answer = await requestDocument({ addressId: 'earnings', params: {}, path: '/earnings' });
  expect(answer).toMatchObject({
    status: 200,
    head: { title: 'Combien votre véhicule pourrait-il rapporter\u202f? · Campavia', canonical: '/earnings' },
  });
  expect([answer.head?.robots, answer.isClientRendered]).toEqual([undefined, undefined]);
});

test('can be read without scripts: the heading and both questions with their answers', async () => {
  const request = { ...DOCUMENT, addressId: 'earnings', params: {}, path: '/earnings', locale: 'de' };
  const { html } = await render(request, await handle(request));
  expect(html).toMatch(/<h1[^>]*>Was könnte Ihr Camper einbringen\?<\/h1>/);
  expect(html.match(/type="radio"/g)).toHaveLength(4);
});

test('its later steps are drawn by the browser, which knows the answers', async () => {
  const request = { addressId: 'earnings.step', params: { step: 'results' }, path: '/earnings/results' };
  expect(await requestDocument({ ...request, locale: 'en-ie' })).toEqual({
    status: 200,
    head: { title: 'Your estimate · Campavia', robots: 'noindex' },
    isClientRendered: true,
  });
});

test('its first step has one address', async () => {
  const request = { addressId: 'earnings.step', params: { step: 'owner' }, search: '?lead_source=2' };
  expect(await requestDocument(request)).toEqual({ status: 302, redirect: '/earnings?lead_source=2' });
});

test.each([
  ['an unknown step of the simulator', { addressId: 'earnings.step', params: { step: 'price' } }],
  ['an unknown step', { params: { step: 'price' } }],
  ['an address it does not own', { addressId: 'elsewhere' }],
])('answers 404 for %s', async (_, request) => {
  expect(await requestDocument(request)).toMatchObject({ status: 404, head: { robots: 'noindex' } });
});
