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
