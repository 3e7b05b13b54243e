import { useEffect, useRef } from 'react';

import type { UseBookingPrice } from '../../../data/use-booking-price';
import { retriesCover } from '../../../rules/funnel/funnel-query';
import type { FunnelStep } from '../../../rules/funnel/funnel-steps';

export function useRetryCover(step: FunnelStep, pricing: UseBookingPrice): void {
  const before = useRef(step);
  const { refusal, retry } = pricing;
  const hasFailed = refusal?.kind === 'cover';
  useEffect(() => {
    const from = before.current;
    before.current = step;
    if (hasFailed && retriesCover(from, step)) retry();
  });
}
