import { useEffect, useRef, useState } from 'react';

import type { InsuranceChoice } from '@campavia/contracts';

import { findReplacement } from '../../../../rules/driver-rules';
import type { StepProps } from '../../step-props';

export interface ReplacedInsurance {
  refused: InsuranceChoice['slug'];
  chosen: Pick<InsuranceChoice, 'id' | 'slug'>;
}

interface Options extends Pick<StepProps, 'booking' | 'pricing'> {
  choices: readonly InsuranceChoice[];
  chosen: number;
}

export function useFittingInsurance(
  { booking, pricing, choices, chosen }: Options,
  take: (id: number) => void,
): ReplacedInsurance | undefined {
  const [instead, setInstead] = useState<ReplacedInsurance>();
  const tried = useRef<string>(undefined);
  const isOpen = booking.is_updatable && pricing.price !== undefined && !pricing.isLoading;
  const other = isOpen ? findReplacement(choices, chosen, booking) : undefined;
  // One attempt per choice, so that a refusal is not repeated.
  const attempt = `${pricing.changes} ${chosen}`;
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const refused = choices.find(({ id }) => id === chosen);
    if (!other || !refused || tried.current === attempt) return;
    tried.current = attempt;
    setInstead({ refused: refused.slug, chosen: other });
    latest.current(other.id);
  }, [other, choices, chosen, attempt]);
  return instead?.chosen.id === chosen ? instead : undefined;
}
