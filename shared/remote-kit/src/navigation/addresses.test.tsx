import { render, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import type { OwnedAddress } from '../config/addresses';

import { AddressLink, hrefOf, pathOf } from './addresses';

const addresses: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
];

function onSite(site: string): void {
  renderScreen(<p />, { site, platform: { addresses } });
}

describe('hrefOf', () => {
  it.each([
    ['fr', '/fr/campers/4?beds=2'],
    ['en-us', '/campers/4?beds=2'],
  ])('resolves on %s to %s', (site, expected) => {
    onSite(site);
    expect(hrefOf('listing', { id: 4 }, 'beds=2')).toBe(expected);
  });

  it('resolves the home page without an extra slash', () => {
    onSite('fr');
    expect([hrefOf('home'), hrefOf('home', {}, '?beds=2')]).toEqual(['/fr', '/fr?beds=2']);
    onSite('en-us');
    expect(hrefOf('home')).toBe('/');
  });

  it('accepts parameters as a query', () => {
    onSite('en-us');
    expect(hrefOf('search', {}, new URLSearchParams({ where: 'Annecy' }))).toBe('/s?where=Annecy');
  });

  it('resolves to undefined when no part has the address, or a parameter is missing', () => {
    onSite('fr');
    expect(hrefOf('trips')).toBeUndefined();
    expect(hrefOf('listing')).toBeUndefined();
  });
});

test('pathOf has no locale prefix', () => {
  onSite('fr');
  expect(pathOf('listing', { id: 4 })).toBe('/campers/4');
});

describe('AddressLink', () => {
  it('links to an address of another part by its name', () => {
    renderScreen(
      <AddressLink to="listing" params={{ id: 4 }}>
        Pössl Summit 600
      </AddressLink>,
      { site: 'fr', platform: { addresses } },
    );
    expect(screen.getByRole('link', { name: 'Pössl Summit 600' })).toHaveAttribute('href', '/fr/campers/4');
  });

  it('renders nothing when no part has the address', () => {
    onSite('fr');
    const { container } = render(<AddressLink to="trips">My trips</AddressLink>);
    expect(container).toBeEmptyDOMElement();
  });
});
