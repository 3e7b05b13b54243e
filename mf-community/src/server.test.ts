/** @jest-environment node */
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle } from './server';

function requestDocument(over: Partial<DocumentRequest> = {}) {
  return handle({
    addressId: 'rent-my-motorhome',
    params: {},
    path: '/rent-my-motorhome',
    search: '',
    locale: 'fr',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    ...over,
  });
}

test('the page for owners is titled in the language of the site, and search engines may list it', async () => {
  const { status, head } = await requestDocument();
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Mettre son véhicule en location · Campavia',
    canonical: '/rent-my-motorhome',
  });
  expect(head?.robots).toBeUndefined();
});

test('search engines read its questions with their answers', async () => {
  const { head } = await requestDocument({ locale: 'en-ie' });
  expect(head?.structuredData).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]),
    },
  ]);
  expect(JSON.stringify(head?.structuredData)).toContain('Up to 30 days before the trip 30% of your price');
});

test('answers 404 for an address it does not own', async () => {
  expect(await requestDocument({ addressId: 'elsewhere' })).toMatchObject({
    status: 404,
    head: { robots: 'noindex' },
  });
});
