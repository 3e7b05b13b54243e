import type { LentPiece, SlotName } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { PartLoader } from './part-loader';

/** Finds the piece that a part of the composition lends under a name. */
export function createSlotFinder(composition: Composition, loader: PartLoader) {
  return async function findSlot<Name extends SlotName>(name: Name): Promise<LentPiece<Name> | undefined> {
    const lender = Object.entries(composition.parts).find(([, { config }]) =>
      config.slots?.offers?.includes(name),
    );
    if (!lender) return undefined;
    const [part] = lender;
    // With the piece itself, where it is a chunk of its own: it then appears whole.
    const module = await loader.load(part, name);
    const component = module.slots[name];
    if (component) await module.bootstrap();
    return component && { part, version: loader.versionOf(part), component };
  };
}
