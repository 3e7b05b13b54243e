import type { Composition } from '@campavia/remote-kit/config';

import { createSlotFinder } from './find-slot';
import type { RemoteLoader } from './remote-loader';

const Heart = () => null;
const composition = {
  parts: { shell: { config: {} }, 'mf-trips': { config: { slots: { offers: ['wishlist.heart'] } } } },
} as unknown as Composition;

function aLoader() {
  const bootstrap = jest.fn(() => Promise.resolve());
  const load = jest.fn(() => Promise.resolve({ bootstrap, slots: { 'wishlist.heart': Heart } }));
  return { load, bootstrap, loader: { load, versionOf: () => '1.4.2' } as unknown as RemoteLoader };
}

test('a slot component is loaded completely, with its own chunk, before it is shown', async () => {
  const { load, bootstrap, loader } = aLoader();
  const piece = await createSlotFinder(composition, loader)('wishlist.heart');
  expect(piece).toEqual({ part: 'mf-trips', version: '1.4.2', component: Heart });
  expect(load).toHaveBeenCalledWith('mf-trips', 'wishlist.heart');
  expect(bootstrap).toHaveBeenCalled();
});

test('a slot that no remote fills is not loaded', async () => {
  const { load, loader } = aLoader();
  await expect(createSlotFinder(composition, loader)('listing.quote')).resolves.toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});
