import { useCallback, type RefCallback } from 'react';

import { createListingEventCounter } from '@campavia/api-client/listing-events';
import { platform } from '@campavia/remote-kit';

import { watchVisibility } from './watch-visibility';

const count = createListingEventCounter(() => platform().session.current());

/** Once per page load. `camperId` is undefined for a camper of another platform, which is not counted. */
export function useCountImpression(camperId: number | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (card: HTMLElement | null) => {
      if (!card || camperId === undefined) return;
      return watchVisibility(card, () => count({ kind: 'print', camper: camperId }));
    },
    [camperId],
  );
}
