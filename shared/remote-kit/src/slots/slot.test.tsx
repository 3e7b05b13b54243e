import { screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { Slot } from './slot';
import type { LentPiece } from './slot-props';

function Heart({ title }: { camperId: number; title: string }) {
  return <button type="button">Save {title}</button>;
}

function Broken(): never {
  throw new Error('broken piece');
}

function withPiece(component: LentPiece['component']) {
  return { findSlot: () => Promise.resolve({ part: 'mf-trips', component }) };
}

const slot = <Slot name="wishlist.heart" with={{ camperId: 4, title: 'Maud' }} />;

test('a page shows the piece that another part lends', async () => {
  renderScreen(slot, { platform: withPiece(Heart) });
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a page without the piece is a legal page', async () => {
  const { container } = renderScreen(slot);
  await Promise.resolve();
  expect(container).toBeEmptyDOMElement();
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
