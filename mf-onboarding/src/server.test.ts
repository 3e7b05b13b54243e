/** @jest-environment node */
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle } from './server';

function requestDocument(over: Partial<DocumentRequest> = {}) {
  return handle({
    addressId: 'onboarding',
    params: {},
    path: '/onboarding',
    search: '',
    locale: 'fr',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    ...over,
  });
}

test('titles its page in the language of the site', async () => {
  expect(await requestDocument()).toMatchObject({
    status: 200,
    head: { title: 'Onboarding : une nouvelle page · Campavia', canonical: '/onboarding' },
  });
  const { head } = await requestDocument({ locale: 'en-ie' });
  expect(head?.title).toBe('Onboarding: a new page · Campavia');
});

test('answers 404 for an address it does not own', async () => {
  expect(await requestDocument({ addressId: 'elsewhere' })).toMatchObject({
    status: 404,
    head: { robots: 'noindex' },
  });
});
