/** @jest-environment node */
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle } from './server';

function requestDocument(over: Partial<DocumentRequest> = {}) {
  return handle({
    addressId: 'onboarding.step',
    params: { step: 'vehicle-type' },
    path: '/onboarding/step/vehicle-type',
    search: '',
    locale: 'fr',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    ...over,
  });
}

test('titles its steps in the language of the site, and keeps them out of search engines', async () => {
  expect(await requestDocument()).toEqual({
    status: 200,
    head: { title: 'Quel type de véhicule est-ce ? · Campavia', robots: 'noindex' },
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

test.each([
  ['a step that is none', { params: { step: 'price' } }],
  ['an address it does not own', { addressId: 'elsewhere' }],
])('answers 404 for %s', async (_, request) => {
  expect(await requestDocument(request)).toMatchObject({ status: 404, head: { robots: 'noindex' } });
});
