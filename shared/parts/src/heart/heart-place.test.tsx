import { act, fireEvent, screen } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import type { Platform, SlotProps } from '@campavia/remote-kit';
import { renderScreen, type ScreenOptions } from '@campavia/testing';

import { HeartPlace } from './heart-place';

function Heart({ title }: SlotProps['wishlist.heart']) {
  return <button type="button">Save {title}</button>;
}

async function show(options: ScreenOptions = {}) {
  const findSlot = jest.fn(() => Promise.resolve({ part: 'mf-trips', component: Heart }));
  const platform = { findSlot: findSlot as unknown as Platform['findSlot'] };
  const rendered = renderScreen(
    <HeartPlace heart={{ camperId: 4, title: 'Maud' }}>
      <p>Reserved space</p>
    </HeartPlace>,
    { ...options, platform },
  );
  await act(() => Promise.resolve());
  return { findSlot, ...rendered };
}

// The page has not been clicked or typed into.
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });

const heart = () => screen.queryByRole('button', { name: 'Save Maud' });

// The state of the module is kept: the first test is the one of a page without interaction.
test('nothing is loaded for a visitor until the first interaction; the space is reserved', async () => {
  const { findSlot } = await show();
  expect(screen.getByText('Reserved space')).toBeVisible();
  expect(findSlot).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByRole('button', { name: 'Save Maud' })).toBeVisible();
  expect(screen.queryByText('Reserved space')).not.toBeInTheDocument();
});

test('it is loaded at once for a signed-in user', async () => {
  await show({ user: aMe() });
  expect(heart()).toBeVisible();
});
