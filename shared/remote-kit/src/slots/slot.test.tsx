import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { Slot } from './slot';
import type { Platform } from '../platform/platform';

import type { LentPiece } from './slot-props';

function Heart({ title }: { camperId: number; title: string }) {
  return <button type="button">Save {title}</button>;
}

function Broken(): never {
  throw new Error('broken piece');
}

function withPiece(component: LentPiece<'wishlist.heart'>['component']) {
  const findSlot = () => Promise.resolve({ part: 'mf-trips', component });
  return { findSlot: findSlot as Platform['findSlot'] };
}

const slot = <Slot name="wishlist.heart" with={{ camperId: 4, title: 'Maud' }} />;

test('a page shows the piece that another part lends', async () => {
  renderScreen(slot, { platform: withPiece(Heart) });
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a page without the piece is a legal page', async () => {
  const { container } = renderScreen(slot);
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});

test('the place of a piece is held while it is on its way, and given up when nobody lends one', async () => {
  const held = (
    <Slot
      name="wishlist.heart"
      with={{ camperId: 4, title: 'Maud' }}
      pending={<p>On its way</p>}
      none={<p>Nobody lends it</p>}
    />
  );
  renderScreen(held, { platform: { findSlot: () => Promise.reject(new Error('dead')) } });
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Nobody lends it')).toBeVisible();
});

test('what is said of a piece that did not come asks for it again', async () => {
  const piece = { part: 'mf-trips', component: Heart };
  const findSlot = jest.fn<Promise<typeof piece>, []>().mockResolvedValue(piece);
  findSlot.mockRejectedValueOnce(new Error('dead')).mockRejectedValueOnce(new Error('dead still'));
  const { user } = renderScreen(
    <Slot
      name="wishlist.heart"
      with={{ camperId: 4, title: 'Maud' }}
      none={<p>Nobody lends it</p>}
      failed={({ retry, isRetrying }) => (
        <button type="button" onClick={retry}>
          {isRetrying ? 'Trying again' : 'Try again'}
        </button>
      )}
    />,
    { platform: { findSlot: findSlot as unknown as Platform['findSlot'] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Nobody lends it')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a piece that threw can be asked for again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  const Mended = () => (isBroken ? <Broken /> : <p>Mended</p>);
  const { user } = renderScreen(
    <Slot
      name="wishlist.heart"
      with={{ camperId: 4, title: 'Maud' }}
      failed={({ retry }) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    />,
    { platform: withPiece(Mended) },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByText('Mended')).toBeVisible();
  log.mockRestore();
});

test('a piece that throws leaves an empty slot and a report', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const reported = new Promise((resolve) => {
    renderScreen(
      <>
        <p>The page</p>
        {slot}
      </>,
      { platform: { ...withPiece(Broken), reportFailure: resolve } },
    );
  });
  await expect(reported).resolves.toMatchObject({ part: 'mf-trips', phase: 'render' });
  expect(screen.getByText('The page')).toBeVisible();
  log.mockRestore();
});
