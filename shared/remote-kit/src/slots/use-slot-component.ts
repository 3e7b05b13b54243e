import { useEffect, useState } from 'react';

import { platform } from '../platform/platform';

import type { LentPiece, SlotName } from './slot-props';

/** What is known of a piece: it is there, nobody lends it, or it is lent and did not come. */
export type PieceAnswer<Name extends SlotName> = LentPiece<Name> | 'none' | 'failed';

export interface UsePiece<Name extends SlotName> {
  /** Undefined until the first answer; asked again, the former one stays until the next. */
  piece: PieceAnswer<Name> | undefined;
  /** Which answer it is. */
  nth: number;
  isRetrying: boolean;
  retry: () => void;
}

/** The piece that another part lends under a name, asked for again as often as the reader wants. */
export function usePiece<Name extends SlotName>(name: Name): UsePiece<Name> {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ piece: PieceAnswer<Name>; nth: number }>();
  useEffect(() => {
    let isGone = false;
    const take = (piece: PieceAnswer<Name>) => {
      if (!isGone) setAnswer({ piece, nth: asked });
    };
    platform()
      .findSlot(name)
      .then((found) => take(found ?? 'none'))
      .catch(() => take('failed'));
    return () => {
      isGone = true;
    };
  }, [name, asked]);
  return {
    piece: answer?.piece,
    nth: answer?.nth ?? 0,
    isRetrying: answer !== undefined && answer.nth < asked,
    retry: () => setAsked((times) => times + 1),
  };
}
