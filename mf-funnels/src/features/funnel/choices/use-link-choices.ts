import { useCallback, useEffect, useRef, useState } from 'react';

import type { GuestBooking, UpdateBookingPrice } from '@campavia/contracts';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import type { UseBookingPrice } from '../../../data/use-booking-price';
import { isPaymentPage } from '../../../rules/funnel/funnel-query';
import type { FunnelStep } from '../../../rules/funnel/funnel-steps';
import { parseLinkChoices, withoutLinked, type Linked } from '../../../rules/funnel/link-choices';
import type { Refusal } from '../../../rules/refusal';

import { useChooseInPlace } from './use-choose';

export interface UseLinkChoices {
  /** The given pricing; a choice on the page also removes the same choice from the query. */
  pricing: UseBookingPrice;
  /** The choices in the query that differ from the booking. */
  offered: Linked;
  coupon: { code: string; refusal: Refusal | undefined } | undefined;
  refusal: Refusal | undefined;
  take: () => void;
  leave: () => void;
}

export interface LinkChoicesOf {
  booking: GuestBooking;
  step: FunnelStep;
  pricing: UseBookingPrice;
}

/** The choices in the query: a first coupon is applied at once, everything else is offered. */
export function useLinkChoices({ booking, step, pricing }: LinkChoicesOf): UseLinkChoices {
  const { search } = useLocation();
  const forget = useRemoveFromQuery();
  const [refusal, setRefusal] = useState<Refusal>();
  const { price, isLoading, choose } = pricing;
  const chooseLinked = useChooseInPlace(pricing);
  const isOpen = booking.is_updatable && step !== 'success' && (step === 'payment' || !isPaymentPage(step));
  const known = isOpen && price && !isLoading ? parseLinkChoices(search, price) : NOTHING;
  const coupon = useCouponOfLink(known.coupon, chooseLinked, forget);

  const chooseHere = useCallback(
    (change: UpdateBookingPrice) => {
      const chosen = choose(change);
      forget(Object.keys(change));
      return chosen;
    },
    [choose, forget],
  );
  const { offered } = known;
  const leave = () => forget(Object.keys(offered));
  async function take() {
    const refused = await chooseLinked(offered);
    setRefusal(refused);
    if (refused) leave();
  }
  return {
    pricing: { ...pricing, choose: chooseHere },
    offered,
    coupon,
    refusal,
    leave,
    take: () => void take(),
  };
}

const NOTHING = { offered: {}, coupon: undefined };

function useRemoveFromQuery(): (names: readonly string[]) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = useRef({ pathname, search });
  here.current = { pathname, search };
  return useCallback(
    (names) => {
      const { pathname: path, search: before } = here.current;
      const rest = withoutLinked(before, names);
      if (rest === new URLSearchParams(before).toString()) return;
      void navigate({ pathname: path, search: rest }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}

function useCouponOfLink(
  code: string | undefined,
  choose: UseBookingPrice['choose'],
  forget: (names: readonly string[]) => void,
): UseLinkChoices['coupon'] {
  const [coupon, setCoupon] = useState<UseLinkChoices['coupon']>();
  const tried = useRef<string>(undefined);
  useEffect(() => {
    if (!code || tried.current === code) return;
    tried.current = code;
    void choose({ coupon_code: code }).then((refusal) => {
      setCoupon({ code, refusal });
      if (refusal) forget(['coupon_code']);
    });
  }, [code, choose, forget]);
  return coupon;
}
