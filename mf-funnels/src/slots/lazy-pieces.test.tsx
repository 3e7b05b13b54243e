import { render, screen } from '@testing-library/react';

import { lazyPieces } from './lazy-pieces';

const Heart = ({ title }: { title: string }) => <button type="button">Save {title}</button>;
const heart = { camperId: 4, title: 'Maud' };

test('a piece that was prepared is there at once, with what the page hands to it', async () => {
  const { preparePiece, pieces } = lazyPieces({ 'wishlist.heart': () => Promise.resolve(Heart) });
  const Piece = pieces['wishlist.heart'];
  await preparePiece('wishlist.heart');
  render(<Piece {...heart} />);
  expect(screen.getByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a shell that prepares nothing gets it all the same', async () => {
  const Piece = lazyPieces({ 'wishlist.heart': () => Promise.resolve(Heart) }).pieces['wishlist.heart'];
  render(<Piece {...heart} />);
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('an address, and a slot of somebody else, prepare nothing', async () => {
  const fetchHeart = jest.fn(() => Promise.resolve(Heart));
  const { preparePiece } = lazyPieces({ 'wishlist.heart': fetchHeart });
  await preparePiece('funnel.payment.step');
  await preparePiece('listing.quote');
  expect(fetchHeart).not.toHaveBeenCalled();
});

test('a script that did not come is asked for once more', async () => {
  const fetchHeart = jest.fn(() => Promise.resolve(Heart)).mockRejectedValueOnce(new Error('no script'));
  const { preparePiece, pieces } = lazyPieces({ 'wishlist.heart': fetchHeart });
  const Piece = pieces['wishlist.heart'];
  await preparePiece('wishlist.heart');
  render(<Piece {...heart} />);
  expect(screen.getByRole('button', { name: 'Save Maud' })).toBeVisible();
  expect(fetchHeart).toHaveBeenCalledTimes(2);
});
