import { useMemo, type RefCallback } from 'react';

import { usePlatform } from '@campavia/remote-kit';
import { listingEventAttributes, watchVisibility } from '@campavia/remote-kit/listing-events';

/** Props of a card that count it once per page load, on a page that is not hydrated as well. */
export function useCountImpression(camperId: number): { ref: RefCallback<HTMLElement> } {
  const { countListingEvent } = usePlatform();
  return useMemo(() => {
    const event = { kind: 'print', camper: camperId } as const;
    const ref = (card: HTMLElement | null) =>
      card ? watchVisibility(card, () => countListingEvent(event)) : undefined;
    return { ref, ...listingEventAttributes(event) };
  }, [camperId, countListingEvent]);
}
