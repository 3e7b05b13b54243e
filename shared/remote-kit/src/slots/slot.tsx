import { createElement, useEffect, useState, type ReactNode } from 'react';

import { platform } from '../platform/platform';

import { SlotBoundary } from './slot-boundary';
import type { LentPiece, SlotName, SlotProps } from './slot-props';

export type SlotComponentProps<Name extends SlotName> = {
  name: Name;
  with: SlotProps[Name];
  /** Holds the place until the piece is there, or is known not to come. */
  pending?: ReactNode;
  /** Stands there when nobody lends the piece; nothing by default. */
  none?: ReactNode;
};

/** Shows the piece another part lends under this name; without one the page is legal as well. */
export function Slot<Name extends SlotName>({ name, with: props, pending, none }: SlotComponentProps<Name>) {
  const [piece, setPiece] = useState<LentPiece<Name> | 'none'>();
  useEffect(() => {
    let isGone = false;
    platform()
      .findSlot(name)
      .then((found) => {
        if (!isGone) setPiece(found ?? 'none');
      })
      .catch(() => !isGone && setPiece('none'));
    return () => {
      isGone = true;
    };
  }, [name]);
  if (!piece) return pending;
  if (piece === 'none') return none;
  const { part, version } = piece;
  const report = (error: Error) => platform().reportFailure({ part, version, phase: 'render', error });
  return <SlotBoundary onCrash={report}>{createElement(piece.component, props)}</SlotBoundary>;
}
