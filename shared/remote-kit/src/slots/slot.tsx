import { createElement, type ReactNode } from 'react';

import { platform } from '../platform/platform';

import { SlotBoundary } from './slot-boundary';
import type { SlotName, SlotProps } from './slot-props';
import { usePiece } from './use-slot-component';

/** How a piece that did not come is asked for again. */
export interface FailedSlot {
  retry: () => void;
  /** It is being asked for again; until the answer the place stays as it is. */
  isRetrying: boolean;
}

export type SlotComponentProps<Name extends SlotName> = {
  name: Name;
  with: SlotProps[Name];
  /** Holds the place until the piece is there, or is known not to come. */
  pending?: ReactNode;
  /** Stands there when nobody lends the piece; nothing by default. */
  none?: ReactNode;
  /** Draws what stands there when the piece is lent but did not come, or threw; by default `none`, or nothing. */
  failed?: (slot: FailedSlot) => ReactNode;
};

/** Shows the piece another part lends under this name; without one the page is legal as well. */
export function Slot<Name extends SlotName>(slot: SlotComponentProps<Name>) {
  const { name, with: props, pending, none, failed } = slot;
  const { piece, nth, isRetrying, retry } = usePiece(name);
  if (!piece) return pending;
  if (piece === 'none') return none;
  const failure = failed?.({ retry, isRetrying });
  if (piece === 'failed') return failure ?? none;
  const { part, version } = piece;
  const report = (error: Error) => platform().reportFailure({ part, version, phase: 'render', error });
  return (
    <SlotBoundary key={nth} onCrash={report} crashed={failure}>
      {createElement(piece.component, props)}
    </SlotBoundary>
  );
}
