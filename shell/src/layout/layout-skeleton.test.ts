import { aMe } from '@campavia/contracts/testing';
import { DEFAULT_SITE } from '@campavia/i18n/sites';

import { layoutSkeleton } from './layout-skeleton';

function headerFor(user?: Parameters<typeof layoutSkeleton>[1]): HTMLElement {
  document.body.innerHTML = layoutSkeleton(DEFAULT_SITE, user).header;
  return document.body;
}

test('a document shows the signed-in user before any script runs', () => {
  expect(headerFor(aMe()).querySelector('[data-face]')).toHaveTextContent('C');
  expect(headerFor(null).querySelector('[data-face] svg')).not.toBeNull();
  const picture = headerFor(aMe({ profile_picture: { url: '/media/41.webp' } })).querySelector('img');
  expect(picture).toHaveAttribute('src', '/media/41.webp');
});

test('it reserves space for the bar of staff who act as a user', () => {
  expect(
    headerFor(aMe({ actor: { id: 1, first_name: 'Sam' } })).querySelector('[data-acting]'),
  ).not.toBeNull();
  expect(headerFor(aMe()).querySelector('[data-acting]')).toBeNull();
});

test('a user’s name is escaped', () => {
  const url = '/media/"><script>alert(1)</script>';
  const header = headerFor(aMe({ first_name: '<b>', profile_picture: { url } }));
  expect(header.querySelector('script')).toBeNull();
  expect(header.querySelector('img')).toHaveAttribute('src', url);
  expect(headerFor(aMe({ first_name: '<b>' })).querySelector('[data-face]')).toHaveTextContent('<');
});
