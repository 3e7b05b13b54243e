import { lazy, Suspense, useState, type ComponentType } from 'react';

import type { SlotName, SlotProps } from './slot-props';

type Loaders = { [Name in SlotName]?: () => Promise<ComponentType<SlotProps[Name]>> };

export interface LazySlots<Offered extends Loaders> {
  prepareSlot(slotName: string): Promise<void>;
  slots: { [Name in keyof Offered & SlotName]: ComponentType<SlotProps[Name]> };
}

/** Slot components in separate chunks: another remote's page loads only those that it shows. */
export function lazySlots<Offered extends Loaders>(loaders: Offered): LazySlots<Offered> {
  const loaded = new Map<string, ComponentType<object>>();
  const known = loaders as Record<string, (() => Promise<ComponentType<object>>) | undefined>;

  async function load(name: string): Promise<ComponentType<object>> {
    const fetchComponent = known[name];
    if (!fetchComponent) throw new Error(`This remote offers no slot ${name}`);
    const component = await fetchComponent().catch(fetchComponent);
    loaded.set(name, component);
    return component;
  }

  function componentOf(name: string): ComponentType<object> {
    const Lazy = lazy(async () => ({ default: await load(name) }));
    return function Slot(props: object) {
      const [Loaded] = useState(() => loaded.get(name) ?? Lazy);
      return (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      );
    };
  }

  const slots = Object.fromEntries(Object.keys(loaders).map((name) => [name, componentOf(name)]));
  return {
    async prepareSlot(slotName) {
      if (slotName in loaders) await load(slotName);
    },
    slots: slots as LazySlots<Offered>['slots'],
  };
}
