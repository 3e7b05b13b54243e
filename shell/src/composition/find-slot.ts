import type { SlotComponent, SlotName } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { RemoteLoader } from './remote-loader';

export function createSlotFinder(composition: Composition, loader: RemoteLoader) {
  return async function findSlot<Name extends SlotName>(
    name: Name,
  ): Promise<SlotComponent<Name> | undefined> {
    const provider = Object.entries(composition.parts).find(([, { config }]) =>
      config.slots?.offers?.includes(name),
    );
    if (!provider) return undefined;
    const [part] = provider;
    // Loads the component's own chunk too, so that it appears in one step.
    const module = await loader.load(part, name);
    const component = module.slots[name];
    if (component) await module.bootstrap();
    return component && { part, version: loader.versionOf(part), component };
  };
}
