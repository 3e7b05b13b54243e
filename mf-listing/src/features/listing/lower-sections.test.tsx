import { screen } from '@testing-library/react';

import { keys } from '@campavia/api-client';
import { aListing, aMe, aSearchResult } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { ListingRoutes } from '../../routes';

setUpWire();
// The sections are separate chunks, which are slow to load on a busy machine.
beforeAll(() => Promise.all([import('../details/sections'), import('../dates/stay-calendar')]), 60_000);
beforeEach(() => {
  answer('post', '/v4/marks/', { counted: 1 }, { status: 202 });
  answer('get', '/v4/geolocation/labels/', []);
  answer('get', '/3/products/1201/availabilities/', { detail: '', code: '' }, { status: 503 });
  answer('get', '/3/products/1201/similar/', similar);
});

const LISTING = { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' };
const similar = {
  count: 1,
  next: null,
  previous: null,
  results: [aSearchResult({ id: 1300, title: 'Another by the same lake' })],
};

function open(over = {}) {
  const data = { [keys.listing(1201)]: aListing(over) };
  return renderScreen(<ListingRoutes />, { path: '/campers/1201', data, platform: { addresses: [LISTING] } });
}

test('lower sections are loaded once the user interacts with the page', async () => {
  const { user } = open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'What is on board' })).not.toBeInTheDocument();
  await user.keyboard('{PageDown}');
  expect(await screen.findByRole('heading', { name: 'What is on board' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Where you sleep' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What you agree to' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Where it is' })).toBeVisible();
  const other = await screen.findByRole('link', { name: 'Another by the same lake' });
  expect(other).toHaveAttribute('href', expect.stringContaining('/campers/1300'));
});

test('reviews come from the remote that offers the slot', async () => {
  const findSlot = jest.fn((name: string) =>
    Promise.resolve(
      name === 'listing.reviews'
        ? { part: 'mf-community', component: ({ count }: { count: number }) => <h2>{`${count} said`}</h2> }
        : undefined,
    ),
  );
  const data = { [keys.listing(1201)]: aListing() };
  const platform = { addresses: [LISTING], findSlot: findSlot as never };
  const { user } = renderScreen(<ListingRoutes />, { path: '/campers/1201', data, platform });
  await screen.findByRole('heading', { level: 1 });
  expect(findSlot).not.toHaveBeenCalledWith('listing.reviews');
  await user.keyboard('{PageDown}');
  expect(await screen.findByRole('heading', { name: '23 said' })).toBeVisible();
});

test('owners see their unpublished camper, and why it is not public', async () => {
  const { user } = open({ published: false, state: 'to_moderate' });
  await user.keyboard('{Tab}');
  expect(await screen.findByText(/our team looks at the camper before it goes online/)).toBeVisible();
});

test('owners of an unpublished camper do not see a 404', async () => {
  answer('get', '/3/products/1201/', aListing({ published: false, state: 'unpublished_owner' }));
  const platform = { addresses: [LISTING] };
  const { user } = renderScreen(<ListingRoutes />, { path: '/campers/1201', user: aMe(), platform });
  expect(screen.queryByRole('heading', { name: 'There is no camper here' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /Campervan/ })).toBeVisible();
  await user.keyboard('{Tab}');
  expect(await screen.findByText(/you have taken the camper off the site/)).toBeVisible();
});

test('a deleted camper shows similar ones', async () => {
  answer('get', '/3/products/1201/', { detail: '', code: 'camper_deleted' }, { status: 410 });
  const { user } = renderScreen(<ListingRoutes />, {
    path: '/campers/1201',
    platform: { addresses: [LISTING] },
  });
  await screen.findByRole('heading', { level: 1, name: 'This camper is no longer rented out' });
  await user.keyboard('{PageDown}');
  expect(await screen.findByRole('link', { name: 'Another by the same lake' })).toBeVisible();
});

test('a long description expands in place', async () => {
  const description = [`First. ${'x'.repeat(400)}`, 'The last words.'].join('\n');
  const { user } = open({ description });
  const button = await screen.findByRole('button', { name: 'Read the rest' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('The last words.')).toBeVisible();
});

test('sharing copies the address if the device cannot share', async () => {
  const { user, platform } = open();
  const onToast = jest.fn();
  platform.events.subscribe('toast.shown', onToast);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toContain('/en-ie/campers/1201');
  expect(onToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Address copied' }));
});

test.each([
  ['has no clipboard', {}],
  ['does not let the page copy', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  [
    'refuses to share and has no clipboard',
    {
      canShare: () => true,
      share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    },
  ],
])('where the browser %s the address is shown for copying', async (_, device) => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Share' });
  const own = { clipboard: undefined, canShare: undefined, share: undefined, ...device };
  const before = Object.keys(own).map(
    (name) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const,
  );
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  await user.click(button);
  const address = await screen.findByText(/\/en-ie\/campers\/1201$/);
  expect(address.parentElement).toHaveTextContent(
    /^The browser did not let us copy\. Here is the address: http/,
  );
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(navigator, name, descriptor);
    else Reflect.deleteProperty(navigator, name);
  }
});

test('a cancelled share dialog shows no message', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Share' });
  const share = jest.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(button);
  expect(share).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/did not let us copy/)).toBeNull();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('an old address of a camper redirects to its page with the choices', async () => {
  const data = { [keys.listing(1201)]: aListing() };
  const { platform } = renderScreen(<ListingRoutes />, { path: '/f/campers/1201/price?km=200', data });
  await screen.findByRole('heading', { level: 1 });
  expect(platform.site.locale).toBe('en-ie');
  expect(window.location.pathname + window.location.search).toBe('/en-ie/campers/1201?km=200');
});
