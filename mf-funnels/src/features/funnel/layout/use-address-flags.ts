import { useEffect } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import type { UseBookingPrice } from '../../../data/use-booking-price';
import { withFlags, withoutNoError } from '../../../rules/funnel/funnel-query';
import type { Funnel, FunnelStep } from '../../../rules/funnel/funnel-steps';

import { stepPath } from '../funnel-paths';

export interface AddressFlagsOf {
  funnel: Funnel;
  step: FunnelStep;
  booking: GuestBooking;
  pricing: Pick<UseBookingPrice, 'price' | 'isLoading'>;
}

/** Corrects the query in place, so that typed input is kept: adds choices, drops empty error codes. */
export function useAddressFlags({
  funnel,
  step,
  booking,
  pricing: { price, isLoading },
}: AddressFlagsOf): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isMeant = step === 'payment' || (funnel === 'booking-payment' && step !== 'success');
  const flagged = price && !isLoading ? withFlags(search, price) : undefined;
  const rest = (step === 'payment' ? withoutNoError(search) : undefined) ?? flagged;
  const to = isMeant && rest !== undefined ? stepPath(funnel, booking, step, rest) : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true, preventScrollReset: true });
  }, [navigate, to]);
}
