import { act, screen, waitFor } from '@testing-library/react';

import { aMe, aWishlistSummary, someWishlists } from '@campavia/contracts/testing';
import type { ToastShown } from '@campavia/remote-kit';
import { answer, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import { WishlistHeart, type WishlistHeartProps } from './wishlist-heart';

setUpWire();

const LISTS = '/3/wishlists/';
const PRODUCT = '/3/wishlist/:slug/product/';
const lake = aWishlistSummary({ slug: 'lake', name: 'Lake', camper_ids: [1], count: 1 });

function show(props: Partial<WishlistHeartProps> = {}, options: ScreenOptions = {}) {
  const rendered = renderScreen(<WishlistHeart camperId={7} title="Maud" {...props} />, options);
  const toasts: ToastShown[] = [];
  rendered.platform.events.subscribe('toast.shown', (toast) => toasts.push(toast));
  return { ...rendered, toasts };
}

const heart = () => screen.getByRole('button', { name: 'Save Maud' });
const isSaved = () => heart().getAttribute('aria-pressed') === 'true';

beforeEach(() => localStorage.clear());

test('a visitor’s campers are saved in the browser, until another click, which can be undone', async () => {
  const { user, toasts } = show();
  await user.click(heart());
  expect(isSaved()).toBe(true);
  expect(localStorage.getItem('campavia.hearts')).toBe('[7]');
  expect(toasts.at(-1)).toMatchObject({ title: 'Saved in this browser', action: { label: 'Sign in' } });
  await user.click(heart());
  expect(localStorage.getItem('campavia.hearts')).toBeNull();
  await act(async () => toasts.at(-1)?.action?.perform());
  await waitFor(() => expect(isSaved()).toBe(true));
});

test('invalid values in the storage are ignored', async () => {
  localStorage.setItem('campavia.hearts', '{"length": 3, "0": 7}');
  show();
  expect(isSaved()).toBe(false);
});

test('a click saves to the list changed last, is shown at once, and sends one call however often', async () => {
  const saved = { ...lake, camper_ids: [7, 1], count: 2 };
  answer('get', LISTS, someWishlists([lake]));
  const calls = answer('post', PRODUCT, saved);
  const { user, toasts } = show({}, { user: aMe() });
  await waitFor(() => expect(heart()).toBeVisible());
  answer('get', LISTS, someWishlists([saved]));
  await user.dblClick(heart());
  expect(isSaved()).toBe(true);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ title: 'Saved to “Lake”' });
  expect(calls.bodies).toEqual([{ product_id: 7 }]);
});

test('a click that fails is reverted, and can be retried', async () => {
  answer('get', LISTS, someWishlists([lake]));
  answer('post', PRODUCT, { code: 'server_error', detail: 'No.' }, { status: 500 });
  const { user, toasts } = show({}, { user: aMe(), data: { wishlists: someWishlists([lake]) } });
  await user.click(heart());
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('stop'));
  expect(isSaved()).toBe(false);
  const calls = answer('post', PRODUCT, lake);
  await act(async () => toasts.at(-1)?.action?.perform());
  await waitFor(() => expect(calls.bodies).toHaveLength(1));
});

test('a second click removes the camper from every list, and undo restores it', async () => {
  const both = someWishlists([
    aWishlistSummary({ slug: 'lake', name: 'Lake', camper_ids: [7] }),
    aWishlistSummary({ slug: 'sea', name: 'Sea', camper_ids: [7, 1] }),
  ]);
  answer('get', LISTS, both);
  const taken = answer('delete', PRODUCT, lake);
  const { user, toasts } = show({}, { user: aMe(), data: { wishlists: both } });
  expect(isSaved()).toBe(true);
  await user.click(heart());
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Taken off “Lake” and “Sea”'));
  expect(taken.bodies).toHaveLength(2);
  const added = answer('post', PRODUCT, lake);
  await act(async () => toasts.at(-1)?.action?.perform());
  await waitFor(() => expect(added.bodies).toHaveLength(2));
});

test('the first saved camper creates the first list', async () => {
  answer('get', LISTS, someWishlists([]));
  const created = answer('post', LISTS, aWishlistSummary({ slug: 'first', name: 'Saved campers' }));
  const added = answer('post', PRODUCT, lake);
  const { user, toasts } = show({}, { user: aMe() });
  await user.click(heart());
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Saved to “Saved campers”'));
  expect([created.bodies, added.bodies]).toEqual([[{ name: 'Saved campers' }], [{ product_id: 7 }]]);
});

test("a visitor's campers are moved to the account after signing in, once", async () => {
  localStorage.setItem('campavia.hearts', '[7, 8, "<script>", 7]');
  answer('get', LISTS, someWishlists([lake]));
  const merged = answer('post', '/3/wishlists/merge/', { added: 1, known: 0, left_out: [8], slug: 'lake' });
  renderScreen(
    <>
      <WishlistHeart camperId={7} title="Maud" />
      <WishlistHeart camperId={8} title="Lupin" />
    </>,
    { user: aMe() },
  );
  await waitFor(() => expect(localStorage.getItem('campavia.hearts')).toBe('[8]'));
  expect(merged.bodies).toEqual([{ name: 'Saved before you signed in', product_ids: [7, 8] }]);
});

test('campers saved by staff are not moved into the account they act as', async () => {
  localStorage.setItem('campavia.hearts', '[7]');
  answer('get', LISTS, someWishlists([lake]));
  const merged = answer('post', '/3/wishlists/merge/', { added: 1, known: 0, left_out: [], slug: 'lake' });
  show({}, { user: aMe({ actor: { id: 9, first_name: 'Ada' } }) });
  await waitFor(() => expect(isSaved()).toBe(false));
  expect([merged.bodies, localStorage.getItem('campavia.hearts')]).toEqual([[], '[7]']);
});
