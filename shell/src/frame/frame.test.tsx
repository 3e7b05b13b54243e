import { screen, within } from '@testing-library/react';

import { aReferential } from '@campavia/contracts/testing';
import { matchAddress, type OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { Footer } from './footer';
import { Header } from './header';

const addresses: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
];

function linksIn(element: HTMLElement): string[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
}

describe('the header', () => {
  it('links only to what the composition has, and marks where the reader is', () => {
    renderScreen(<Header />, { site: 'fr', path: '/s?beds=2', platform: { addresses } });
    const navigation = screen.getByRole('navigation');
    expect(linksIn(navigation)).toEqual(['/fr/s']);
    expect(within(navigation).getByRole('link')).toHaveAttribute('aria-current', 'page');
  });

  it('links out of the site where routing says so', () => {
    const routing = { help_center: 'https://help.campavia.test' };
    renderScreen(<Header />, { platform: { addresses, routing } });
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', routing.help_center);
  });

  it('offers to rent out a camper only to who may', () => {
    const routing = { rent_out: '/rent' };
    const withoutRight = aReferential({ can_publish_camper: false });
    renderScreen(<Header />, { platform: { addresses, routing, referential: withoutRight } });
    expect(screen.queryByRole('link', { name: 'Rent out your camper' })).toBeNull();
  });
});

describe('the footer', () => {
  it('leads nowhere that does not exist', () => {
    renderScreen(<Footer />, { site: 'fr', platform: { addresses } });
    const paths = linksIn(screen.getByRole('contentinfo')).filter((href) => href.startsWith('/'));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const { pathname } = new URL(path, 'http://site');
      expect(matchAddress(addresses, pathname.slice('/fr'.length) || '/')).toBeDefined();
    }
    expect(screen.queryByText('For owners')).toBeNull();
  });

  it('says what the referential counts, and thanks for the places', () => {
    const stats = { campers: 3000, reviews: 61204, average: 4.8 };
    renderScreen(<Footer />, { platform: { addresses, referential: aReferential({ stats }) } });
    expect(screen.getByText('from 61,204 reviews of trips that took place')).toBeVisible();
    expect(screen.getByText(/© 2027 Campavia/)).toHaveTextContent('Places: GeoNames, CC BY 4.0');
  });

  it('switches the site by keyboard, keeping page and query', async () => {
    const { user, platform } = renderScreen(<Footer />, {
      site: 'en-ie',
      path: '/s?beds=2',
      platform: { addresses },
    });
    const asked = jest.fn();
    platform.events.hear('locale.change-requested', asked);
    await user.click(screen.getByText('Ireland · English · €'));
    const list = await screen.findByRole('list', { name: 'Choose a country and language' });
    expect(within(list).getAllByRole('link')).toHaveLength(16);
    const belgium = within(list).getByRole('link', { name: 'Belgique · Français · €' });
    expect(belgium).toHaveAttribute('href', '/fr-be/s?beds=2');
    belgium.focus();
    await user.keyboard('{Enter}');
    expect(asked).toHaveBeenCalledWith({ locale: 'fr-be' });
  });
});
