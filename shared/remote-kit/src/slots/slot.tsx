import { createElement, useEffect, useState } from 'react';

import { platform } from '../platform/platform';

import { SlotBoundary } from './slot-boundary';
import type { LentPiece, SlotName, SlotProps } from './slot-props';

export type SlotComponentProps<Name extends SlotName> = { name: Name; with: SlotProps[Name] };

/** Shows the piece another part lends under this name; nothing while there is none, and that is a legal page. */
export function Slot<Name extends SlotName>({ name, with: props }: SlotComponentProps<Name>) {
  const [piece, setPiece] = useState<LentPiece<Name>>();
  useEffect(() => {
    let isGone = false;
    platform()
      .findSlot(name)
      .then((found) => {
        if (found && !isGone) setPiece(found);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [name]);
  if (!piece) return null;
  const { part, version } = piece;
  const report = (error: Error) => platform().reportFailure({ part, version, phase: 'render', error });
  return <SlotBoundary onCrash={report}>{createElement(piece.component, props)}</SlotBoundary>;
}
