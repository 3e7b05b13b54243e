import { useCallback, type RefCallback } from 'react';

import { createMarkCounter } from '@campavia/api-client/marks';
import { platform } from '@campavia/remote-kit';

import { watchSeen } from './watch-seen';

const count = createMarkCounter(() => platform().session.current());

/**
 * Counts that the card of a camper was seen, once as long as the page lives: for the `ref` of the card, or of the
 * item of a list around it.
 *
 * @param camperId undefined for a camper of another platform, which is not counted
 */
export function usePrint(camperId: number | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (card: HTMLElement | null) => {
      if (!card || camperId === undefined) return;
      return watchSeen(card, () => count({ kind: 'print', camper: camperId }));
    },
    [camperId],
  );
}
