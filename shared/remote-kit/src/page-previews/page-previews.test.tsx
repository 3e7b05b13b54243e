import { screen } from '@testing-library/react';

import { aSearchResult } from '@campavia/contracts/testing';
import { renderScreen } from '@campavia/testing';

import { savePagePreview, usePagePreview } from './page-previews';
import type { ListingPreview } from './preview-types';

function Title() {
  return <p>{usePagePreview('listing')?.title ?? 'none'}</p>;
}

function openAt(path: string): string | null {
  const { unmount } = renderScreen(<Title />, { path });
  const { textContent } = screen.getByText(/./);
  unmount();
  return textContent;
}

const PATH = '/campers/1201?date_from=2027-07-01';
const preview: ListingPreview = aSearchResult({ title: 'Pössl Summit 600' });

test('a page gets the preview of a link to exactly its address', () => {
  savePagePreview('listing', PATH, preview);
  expect(openAt(PATH)).toBe('Pössl Summit 600');
  expect(openAt('/campers/1201')).toBe('none');
});

test.each([
  ['no object', 'Pössl'],
  ['without a title', { ...preview, title: undefined }],
  ['with a price in another form', { ...preview, price_per_day: { amount: 84 } }],
  ['with pictures in another form', { ...preview, pictures: ['lake.webp'] }],
])('a preview of another release, %s, is ignored', (_, malformed) => {
  savePagePreview('listing', PATH, malformed as unknown as ListingPreview);
  expect(openAt(PATH)).toBe('none');
});

test('unknown fields cause no error', () => {
  savePagePreview('listing', PATH, { ...preview, colour: 'pine' } as ListingPreview);
  expect(openAt(PATH)).toBe('Pössl Summit 600');
});

test('the latest twenty are stored', () => {
  for (let id = 1; id <= 21; id += 1) savePagePreview('listing', `/campers/${id}`, preview);
  expect([1, 2, 21].map((id) => openAt(`/campers/${id}`))).toEqual([
    'none',
    'Pössl Summit 600',
    'Pössl Summit 600',
  ]);
});
