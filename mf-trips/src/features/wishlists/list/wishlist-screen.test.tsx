import { act, screen, waitFor, within } from '@testing-library/react';

import { aMe, aWishlist, aWishlistSummary, someWishlists } from '@campavia/contracts/testing';
import { Route, Routes, type ToastShown } from '@campavia/remote-kit';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { WishlistScreen } from './wishlist-screen';

setUpWire();

const LIST = '/3/wishlist/:slug/';
const PRODUCT = '/3/wishlist/:slug/product/';
const ADDRESSES = ['wishlists', 'listing', 'search', 'wishlist.shared'].map((id) => {
  const patterns: Record<string, string> = {
    listing: '/campers/{id}',
    'wishlist.shared': '/wishlists/{key}',
  };
  return { part: 'a-part', id, pattern: patterns[id] ?? `/${id}` };
});
const list = aWishlist();
const [first] = list.ad_set;

async function show(shown = list) {
  answer('get', LIST, shown);
  answer(
    'get',
    '/3/wishlists/',
    someWishlists([aWishlistSummary(), aWishlistSummary({ slug: 'sea', name: 'Sea' })]),
  );
  const routes = (
    <Routes>
      <Route path="/d/wishlists/:slug" element={<WishlistScreen />} />
    </Routes>
  );
  const path = `/d/wishlists/${shown.slug}`;
  const rendered = renderScreen(routes, { path, user: aMe(), platform: { addresses: ADDRESSES } });
  const toasts: ToastShown[] = [];
  rendered.platform.events.subscribe('toast.shown', (toast) => toasts.push(toast));
  await screen.findByRole('heading', { name: shown.name });
  return { ...rendered, toasts };
}

const card = (title: string) =>
  screen.getByRole('link', { name: title }).closest<HTMLElement>('li') ?? document.body;

test('each camper shows its price for the dates, until when it is taken, and price drops', async () => {
  await show();
  expect(screen.getByText('3 campers, 2 free for your dates')).toBeVisible();
  expect(within(card('Sunlight A 72')).getByText('€60.50 less than when you saved it')).toBeVisible();
  const taken = within(card('T2 Westfalia, “Maud”'));
  expect(taken.getByText('Taken for these dates')).toBeVisible();
  expect(taken.getByText(/Free again from Sat, 10 Jul/)).toBeVisible();
  const similar = taken.getByRole('link', { name: 'Find similar ones' }).getAttribute('href');
  expect(similar).toContain('date_from=2027-06-28&date_to=2027-07-08&types=4');
  expect(screen.getByRole('link', { name: first?.title }).getAttribute('href')).toContain(
    'date_from=2027-06-28',
  );
});

test('a camper is removed at once, and undo restores it', async () => {
  const { user, toasts } = await show();
  const taken = answer('delete', PRODUCT, aWishlistSummary());
  answer('get', LIST, { ...list, ad_set: list.ad_set.slice(1) });
  await user.click(within(card(first?.title ?? '')).getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: first?.title })).not.toBeInTheDocument());
  await waitFor(() => expect(taken.bodies).toEqual([{ product_id: first?.id }]));
  const added = answer('post', PRODUCT, aWishlistSummary());
  answer('get', LIST, list);
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
  await act(async () => toasts.at(-1)?.action?.perform());
  expect(await screen.findByRole('link', { name: first?.title })).toBeVisible();
  expect(added.bodies).toEqual([{ product_id: first?.id }]);
});

test('a camper that could not be removed is restored, with a retry', async () => {
  const { user, toasts } = await show();
  answer('delete', PRODUCT, { code: 'server_error', detail: 'No.' }, { status: 500 });
  await user.click(within(card(first?.title ?? '')).getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'stop', action: { label: 'Try again' } }));
  expect(screen.getByRole('link', { name: first?.title })).toBeVisible();
});

test('a camper moves to another list', async () => {
  const { user, toasts } = await show();
  const moved = answer('post', PRODUCT, aWishlistSummary());
  await user.click(await screen.findByRole('button', { name: `Move ${first?.title} to another list` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sea' }));
  await waitFor(() => expect(moved.bodies).toEqual([{ product_id: first?.id, from: list.slug }]));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(`${first?.title} moved to “Sea”`));
});

test('e-mails are off by default, and need dates', async () => {
  const { user, toasts } = await show();
  const changed = answer('patch', LIST, { ...list, notified: true });
  const toggle = screen.getByRole('switch', { name: /Tell me when one becomes cheaper or free/ });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(changed.bodies).toEqual([{ notified: true }]);
  expect(toasts.at(-1)?.title).toBe('You will get an e-mail when something changes');
});

test('without dates e-mails cannot be switched on', async () => {
  await show(aWishlist({ date_from: null, date_to: null }));
  expect(screen.getByRole('switch')).toBeDisabled();
  expect(screen.getByText('Choose dates first.')).toBeVisible();
});

test('a name changed in another tab is not overwritten unnoticed', async () => {
  const { user } = await show();
  const current = { ...list, name: 'First tab' };
  const refusal = { code: 'edited_meanwhile', detail: 'This was changed meanwhile.', current };
  answer('patch', LIST, refusal, { status: 412 });
  answer('get', LIST, current);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the list'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This was changed meanwhile.')).toBeVisible();
  expect(await screen.findByText('First tab')).toBeInTheDocument();
});

test('campers no longer listed are named, and can be removed', async () => {
  const { user } = await show(aWishlist({ gone: [{ id: 9, title: 'The old lady' }] }));
  expect(screen.getByRole('heading', { name: '1 camper is not offered any more' })).toBeVisible();
  const taken = answer('delete', PRODUCT, aWishlistSummary());
  await user.click(screen.getByRole('button', { name: 'Take The old lady off the list' }));
  await waitFor(() => expect(taken.bodies).toEqual([{ product_id: 9 }]));
});
