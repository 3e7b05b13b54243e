import type { LentPiece, SlotName } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { RemoteLoader } from './remote-loader';

/** Finds the component that a remote of the composition offers for a slot. */
export function createSlotFinder(composition: Composition, loader: RemoteLoader) {
  return async function findSlot<Name extends SlotName>(name: Name): Promise<LentPiece<Name> | undefined> {
    const lender = Object.entries(composition.parts).find(([, { config }]) =>
      config.slots?.offers?.includes(name),
    );
    if (!lender) return undefined;
    const [part] = lender;
    // Loads the component's own chunk too, so that it appears in one step.
    const module = await loader.load(part, name);
    const component = module.slots[name];
    if (component) await module.bootstrap();
    return component && { part, version: loader.versionOf(part), component };
  };
}
