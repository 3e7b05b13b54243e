import { render, screen } from '@testing-library/react';

import { lazySlots } from './lazy-slots';

const Heart = ({ title }: { title: string }) => <button type="button">Save {title}</button>;
const heart = { camperId: 4, title: 'Maud' };

test('a prepared slot component renders at once, with the props of the page', async () => {
  const { prepareSlot, slots } = lazySlots({ 'wishlist.heart': () => Promise.resolve(Heart) });
  const Slot = slots['wishlist.heart'];
  await prepareSlot('wishlist.heart');
  render(<Slot {...heart} />);
  expect(screen.getByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a shell that prepares nothing gets it as well', async () => {
  const Slot = lazySlots({ 'wishlist.heart': () => Promise.resolve(Heart) }).slots['wishlist.heart'];
  render(<Slot {...heart} />);
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test("an address, and another part's slot, prepare nothing", async () => {
  const fetchHeart = jest.fn(() => Promise.resolve(Heart));
  const { prepareSlot } = lazySlots({ 'wishlist.heart': fetchHeart });
  await prepareSlot('funnel.payment.step');
  await prepareSlot('listing.quote');
  expect(fetchHeart).not.toHaveBeenCalled();
});

test('a script that failed to load is requested again', async () => {
  const fetchHeart = jest.fn(() => Promise.resolve(Heart)).mockRejectedValueOnce(new Error('no script'));
  const { prepareSlot, slots } = lazySlots({ 'wishlist.heart': fetchHeart });
  const Slot = slots['wishlist.heart'];
  await prepareSlot('wishlist.heart');
  render(<Slot {...heart} />);
  expect(screen.getByRole('button', { name: 'Save Maud' })).toBeVisible();
  expect(fetchHeart).toHaveBeenCalledTimes(2);
});
