import type { UpdateBookingPrice } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import type { UseBookingPrice } from '../data/use-booking-price';
import { useRefusalWords } from '../parts/refusal-words';

/** Chooses otherwise where no form and no field could say why not: then it is said in the corner of the page. */
export function useChooseAside({
  choose,
}: Pick<UseBookingPrice, 'choose'>): (change: UpdateBookingPrice) => void {
  const { events } = usePlatform();
  const wordsOf = useRefusalWords();
  return (change) =>
    void choose(change).then((refusal) => {
      if (refusal) events.send('failure.shown', { entries: [{ text: wordsOf(refusal) }] });
    });
}
