import { act, screen, waitFor, within } from '@testing-library/react';

import { aReferential } from '@campavia/contracts/testing';
import { matchAddress, type OwnedAddress } from '@campavia/remote-kit/config';
import { renderScreen } from '@campavia/testing';

import { Footer } from './footer';

const addresses: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'category', pattern: '/camper-type/{slug}', part: 'mf-search' },
];

const reported = jest.fn();
const fetched = jest.fn<Promise<Response>, [string]>();
let comeNear: () => void = () => undefined;

class Eye {
  constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => act(() => see([{ isIntersecting: true }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

function answer(status: number, body: object): void {
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

function linksIn(element: HTMLElement): string[] {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
}

beforeEach(() => {
  document.documentElement.dataset.layout = 'default';
  delete document.documentElement.dataset.foot;
  fetched.mockReset();
  reported.mockReset();
  Object.assign(window, { IntersectionObserver: Eye, reportError: reported });
  Object.assign(globalThis, { fetch: fetched });
});

describe('the footer', () => {
  it('has no link to an address that no release serves', () => {
    renderScreen(<Footer />, { site: 'fr', platform: { addresses } });
    const paths = linksIn(screen.getByRole('contentinfo')).filter((href) => href.startsWith('/'));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const { pathname } = new URL(path, 'http://site');
      expect(matchAddress(addresses, pathname.slice('/fr'.length) || '/')).toBeDefined();
    }
    expect(screen.queryByText('For owners')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Follow us' })).toBeNull();
  });

  it('leads to the pages of motorhomes, campervans and vans', () => {
    renderScreen(<Footer />, { site: 'fr', platform: { addresses } });
    const led = linksIn(screen.getByRole('contentinfo')).filter((href) => href.includes('/camper-type/'));
    expect(led).toEqual(['motorhome', 'campervan', 'van'].map((slug) => `/fr/camper-type/${slug}`));
  });

  it('links to addresses of releases and of routing data', () => {
    const served = { id: 'onboarding', pattern: '/onboarding', part: 'mf-onboarding' };
    const routing = {
      instagram: 'https://social.test/campavia',
      app_ios: 'https://apps.test/1',
      team: '/team',
    };
    renderScreen(<Footer />, { platform: { addresses: [...addresses, served], routing } });
    expect(screen.getByRole('link', { name: 'List your camper' })).toHaveAttribute(
      'href',
      '/en-ie/onboarding',
    );
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', routing.instagram);
    expect(screen.getByRole('link', { name: 'App for iPhone' })).toHaveAttribute('href', routing.app_ios);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team');
  });

  it('links owners to how renting out works', () => {
    const served = { id: 'rent-my-motorhome', pattern: '/rent-my-motorhome', part: 'mf-community' };
    renderScreen(<Footer />, { platform: { addresses: [served], referential: aReferential() } });
    expect(screen.getByRole('link', { name: 'How renting out works' })).toHaveAttribute(
      'href',
      '/en-ie/rent-my-motorhome',
    );
  });

  it('links owners who may not publish here to the sister platform', () => {
    const referential = aReferential({ can_publish_camper: false });
    const routing = { sister_platform: 'https://sister.test/list' };
    const served = { id: 'onboarding', pattern: '/onboarding', part: 'mf-onboarding' };
    renderScreen(<Footer />, { platform: { addresses: [served], routing, referential } });
    expect(screen.getByRole('link', { name: 'List your camper' })).toHaveAttribute(
      'href',
      routing.sister_platform,
    );
  });

  it('lists the means of payment, instalments separately, and credits the places', () => {
    renderScreen(<Footer />, { platform: { addresses, referential: aReferential() } });
    expect(screen.getByRole('list', { name: 'Ways to pay' })).toBeVisible();
    const logosIn = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('img')
        .map((logo) => [logo.getAttribute('alt'), logo.getAttribute('src')]);
    expect(logosIn('Ways to pay')).toEqual([
      ['Visa', expect.stringContaining('visa.svg')],
      ['Mastercard', expect.stringContaining('mastercard.svg')],
      ['PayPal', expect.stringContaining('paypal.svg')],
    ]);
    expect(logosIn('Pay in instalments')).toEqual([['2×', expect.stringContaining('two.svg')]]);
    expect(screen.getByText(/© 2027 Campavia/)).toHaveTextContent('Places: GeoNames, CC BY 4.0');
  });

  it('has one line on work pages, two links on the sign-in, and is hidden on an empty page', () => {
    const routing = { privacy: '/privacy', terms: '/terms', help_center: '/help', blog: '/blog' };
    document.documentElement.dataset.foot = 'light';
    const light = renderScreen(<Footer />, { platform: { addresses, routing } });
    expect(screen.getByText('© 2027 Campavia')).toBeVisible();
    expect(linksIn(screen.getByRole('contentinfo'))).toEqual(['/terms', '/privacy', '/help']);
    expect(screen.getByRole('button', { name: 'Cookies' })).toBeVisible();
    light.unmount();
    document.documentElement.dataset.layout = 'log';
    const small = renderScreen(<Footer />, { platform: { addresses, routing } });
    expect(linksIn(screen.getByRole('contentinfo'))).toEqual(['/privacy', '/help']);
    small.unmount();
    document.documentElement.dataset.layout = 'empty';
    renderScreen(<Footer />, { platform: { addresses, routing } });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the rating in the footer', () => {
  const stats = { campers: 3000, reviews: 61204, average: 4.8 };
  const ours = '61,204 reviews of trips that took place';

  it('is requested when the reader scrolls near, and then shows the shop’s rating', async () => {
    answer(200, { totalReviewCount: 1204, overallMark: 4.62 });
    renderScreen(<Footer />, { platform: { addresses, referential: aReferential({ stats }) } });
    expect(fetched).not.toHaveBeenCalled();
    comeNear();
    expect(await screen.findByText('1,204 customer reviews')).toBeVisible();
    expect(screen.getByText('4.6')).toBeInTheDocument();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/internals/trustedshop']);
  });

  it.each([
    ['it was asked too often', 429, { code: 'trusted_shop_too_many' }, 'trusted_shop_too_many'],
    ['the shop is not known there', 404, { code: 'trusted_shop_invalid_id' }, 'trusted_shop_invalid_id'],
    ['the rating service is unavailable', 503, { code: 'trusted_shop_away' }, 'trusted_shop'],
    ['the answer makes no sense', 200, { totalReviewCount: 'many' }, 'trusted_shop'],
    ['there is no rating there yet', 200, { totalReviewCount: 0, overallMark: 0 }, undefined],
    ['the figures are samples', 200, { totalReviewCount: 4127, overallMark: 4.7, isSample: true }, undefined],
  ])('shows our own reviews when %s, and reports that silently', async (_, status, body, kind) => {
    answer(status, body);
    renderScreen(<Footer />, { platform: { addresses, referential: aReferential({ stats }) } });
    comeNear();
    expect(await screen.findByText(ours)).toBeVisible();
    expect(reported.mock.calls.map(([{ reportedAs }]) => reportedAs)).toEqual(kind ? [kind] : []);
  });

  it('is omitted when there are no reviews at all', async () => {
    answer(503, {});
    const none = aReferential({ stats: { campers: 0, reviews: 0, average: null } });
    renderScreen(<Footer />, { platform: { addresses, referential: none } });
    comeNear();
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(screen.queryByText(/reviews/)).toBeNull();
  });
});
