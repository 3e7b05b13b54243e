import { useEffect, useRef } from 'react';

import type { UseBookingPrice } from '../data/use-booking-price';
import { forgetsCoverFailure } from '../rules/funnel-query';
import type { FunnelStep } from '../rules/funnel-steps';

/** On leaving the pages where one pays, a rental cover that could not be reached is asked for again. */
export function useForgetCoverFailure(step: FunnelStep, pricing: UseBookingPrice): void {
  const before = useRef(step);
  const { refusal, retry } = pricing;
  const hasFailed = refusal?.kind === 'cover';
  useEffect(() => {
    const from = before.current;
    before.current = step;
    if (hasFailed && forgetsCoverFailure(from, step)) retry();
  });
}
