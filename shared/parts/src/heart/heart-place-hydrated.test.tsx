import { act, screen } from '@testing-library/react';

import type { Platform } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { HeartPlace } from './heart-place';

test('the click that hydrated the page loads the button, without another interaction', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });
  const component = () => <button type="button">Save Maud</button>;
  const findSlot = () => Promise.resolve({ part: 'mf-trips', component });
  renderScreen(<HeartPlace heart={{ camperId: 4, title: 'Maud' }} />, {
    platform: { findSlot: findSlot as unknown as Platform['findSlot'] },
  });
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Save Maud' })).toBeVisible();
});
