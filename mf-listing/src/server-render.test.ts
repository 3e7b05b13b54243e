/** @jest-environment node */
import { aListing } from '@campavia/contracts/testing';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { render } from './server';

function renderListing(locale: string, search = '') {
  const request: DocumentRequest = {
    addressId: 'listing',
    params: { id: '1201' },
    path: '/campers/1201',
    search,
    locale,
    today: '2027-03-01',
    origin: 'http://localhost:4300',
    api: { origin: 'http://127.0.0.1:1', headers: {} },
  };
  const listing = aListing({ id: 1201 });
  return render(request, { status: 200, data: { 'listing/1201': listing } });
}

test('the page contains equipment and terms in the language of each site', async () => {
  const english = await renderListing('en-ie');
  expect(english.html).toContain('What is on board');
  expect(english.html).toContain('What you agree to');
  expect(english.html).toContain('data-counts="visit 1201"');
  // The page's policy forbids style attributes.
  expect(english.html).not.toContain(' style=');
  const german = await renderListing('de');
  expect(german.html).not.toContain('What is on board');
  const again = await renderListing('en-ie');
  expect(again.html).toBe(english.html);
}, 60_000);

test('dates, reviews and similar campers are placeholders until the page is hydrated', async () => {
  const { html } = await renderListing('fr');
  expect(html.match(/data-pending=""/g)).toHaveLength(3);
}, 60_000);
