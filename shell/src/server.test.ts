/** @jest-environment node */
import { aMe, aReferential } from '@campavia/contracts/testing';
import type { DocumentRequest, PageFacts } from '@campavia/remote-kit/config';

import type { LayoutHtml } from './layout/layout-html';
import { handle } from './server';

const addresses = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'trips', pattern: '/d/trips', part: 'mf-trips', layout: 'dashboard' as const },
];

async function layoutAt(path: string, page: Partial<PageFacts> = {}): Promise<LayoutHtml> {
  const request: DocumentRequest = {
    addressId: '',
    params: {},
    path,
    search: '',
    locale: 'fr',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://api.test', headers: {} },
    page: { addresses, routing: {}, referential: aReferential(), ...page },
  };
  const { data } = await handle(request);
  return data?.layout as LayoutHtml;
}

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('the header links to the pages of the site, in its language, and marks the current one', async () => {
  const { header } = await layoutAt('/s');
  expect(linksIn(header)).toEqual(['/fr', '/fr/s', '/fr/d/trips']);
  expect(header).toContain('<a href="/fr/s" aria-current="page">Trouver un camping-car ou un van</a>');
});

test('the footer is that of the layout of the address', async () => {
  const { footer } = await layoutAt('/');
  expect(footer).toContain('data-columns');
  expect(footer).toContain('© 2027 Campavia');
  expect((await layoutAt('/d/trips')).footer).not.toContain('data-columns');
});

test('the header shows who is signed in', async () => {
  const { header } = await layoutAt('/', { user: aMe({ first_name: 'Zoe' }) });
  expect(header).toContain('>Z</span>');
  expect((await layoutAt('/')).header).not.toContain('>Z</span>');
});
