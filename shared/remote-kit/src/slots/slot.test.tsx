import { act, screen } from '@testing-library/react';

import { renderScreen } from '@campavia/testing';

import { Slot } from './slot';
import type { Platform } from '../platform/platform';

import type { SlotComponent } from './slot-props';

function Heart({ title }: { camperId: number; title: string }) {
  return <button type="button">Save {title}</button>;
}

function Broken(): never {
  throw new Error('broken piece');
}

function withComponent(component: SlotComponent<'wishlist.heart'>['component']) {
  const findSlot = () => Promise.resolve({ part: 'mf-trips', component });
  return { findSlot: findSlot as Platform['findSlot'] };
}

const slot = <Slot name="wishlist.heart" with={{ camperId: 4, title: 'Maud' }} />;

test('a page shows the component that another part provides', async () => {
  renderScreen(slot, { platform: withComponent(Heart) });
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a page works without the component', async () => {
  const { container } = renderScreen(slot);
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
});

test('the space of a component is reserved while it loads, and released when no part provides one', async () => {
  const held = (
    <Slot
      name="wishlist.heart"
      with={{ camperId: 4, title: 'Maud' }}
      pending={<p>On its way</p>}
      none={<p>No part provides it</p>}
    />
  );
  renderScreen(held, { platform: { findSlot: () => Promise.reject(new Error('dead')) } });
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('No part provides it')).toBeVisible();
});

test('the failure of a component that did not load offers to load it again', async () => {
  const slotComponent = { part: 'mf-trips', component: Heart };
  const findSlot = jest.fn<Promise<typeof slotComponent>, []>().mockResolvedValue(slotComponent);
  findSlot.mockRejectedValueOnce(new Error('dead')).mockRejectedValueOnce(new Error('dead still'));
  const { user } = renderScreen(
    <Slot
      name="wishlist.heart"
      with={{ camperId: 4, title: 'Maud' }}
      none={<p>No part provides it</p>}
      failed={({ retry, isRetrying }) => (
        <button type="button" onClick={retry}>
          {isRetrying ? 'Trying again' : 'Try again'}
        </button>
      )}
    />,
    { platform: { findSlot: findSlot as unknown as Platform['findSlot'] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('No part provides it')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
});

test('a component that threw can be loaded again', async () => {
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
    { platform: withComponent(Mended) },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByText('Mended')).toBeVisible();
  log.mockRestore();
});

test('a component that throws leaves an empty slot and a report', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const reported = new Promise((resolve) => {
    renderScreen(
      <>
        <p>The page</p>
        {slot}
      </>,
      { platform: { ...withComponent(Broken), reportFailure: resolve } },
    );
  });
  await expect(reported).resolves.toMatchObject({ part: 'mf-trips', phase: 'render' });
  expect(screen.getByText('The page')).toBeVisible();
  log.mockRestore();
});
