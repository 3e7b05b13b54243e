import { createElement, type ReactNode } from 'react';

import { platform } from '../platform/platform';

import { SlotBoundary } from './slot-boundary';
import type { SlotName, SlotProps } from './slot-props';
import { useSlotComponent } from './use-slot-component';

/** Retry policy of a slot component that failed to load. */
export interface FailedSlot {
  retry: () => void;
  /** It is loading again; until then nothing changes. */
  isRetrying: boolean;
}

export type SlotComponentProps<Name extends SlotName> = {
  name: Name;
  with: SlotProps[Name];
  /** Shown while the component loads. */
  pending?: ReactNode;
  /** Shown when no part provides the component; nothing by default. */
  none?: ReactNode;
  /** Renders the failure of a component that did not load or threw; `none` by default. */
  failed?: (slot: FailedSlot) => ReactNode;
};

/** Shows the component that another part provides for a slot; a page works without it. */
export function Slot<Name extends SlotName>(slot: SlotComponentProps<Name>) {
  const { name, with: props, pending, none, failed } = slot;
  const { slotComponent, nth, isRetrying, retry } = useSlotComponent(name);
  if (!slotComponent) return pending;
  if (slotComponent === 'none') return none;
  const failure = failed?.({ retry, isRetrying });
  if (slotComponent === 'failed') return failure ?? none;
  const { part, version } = slotComponent;
  const report = (error: Error) => platform().reportFailure({ part, version, phase: 'render', error });
  return (
    <SlotBoundary key={nth} onCrash={report} crashed={failure}>
      {createElement(slotComponent.component, props)}
    </SlotBoundary>
  );
}
