import { useCallback, type RefCallback } from 'react';

import { createMarkCounter } from '@campavia/api-client/marks';
import { platform } from '@campavia/remote-kit';

import { watchVisibility } from './watch-visibility';

const count = createMarkCounter(() => platform().session.current());

/**
 * Counts an impression of a camper's card, once per page load. Returns the `ref` of the card or of its list item.
 *
 * @param camperId undefined for a camper of another platform, which is not counted
 */
export function useCountImpression(camperId: number | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (card: HTMLElement | null) => {
      if (!card || camperId === undefined) return;
      return watchVisibility(card, () => count({ kind: 'print', camper: camperId }));
    },
    [camperId],
  );
}
