import type { UpdateBookingPrice } from '@campavia/contracts';

import type { UseBookingPrice } from '../data/use-booking-price';

import { useTellRefused } from './use-tell-refused';

/** Chooses otherwise where no form and no field could say why not: then it is said in the corner of the page. */
export function useChooseAside({
  choose,
}: Pick<UseBookingPrice, 'choose'>): (change: UpdateBookingPrice) => void {
  const tell = useTellRefused();
  return (change) =>
    void choose(change).then((refusal) => {
      if (refusal) tell(refusal);
    });
}
