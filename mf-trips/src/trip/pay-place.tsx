import { Slot } from '@campavia/remote-kit';
import { Ghost } from '@campavia/ui';

import { dueNowOf } from '../rules/pay-now';

import { DeedLink, type DeedLinkProps } from './deed-link';

export interface PayPlaceProps extends DeedLinkProps {
  /** It stands among other trips. */
  isInList?: boolean;
}

/** The way on with a trip: where money is waited for, the piece of whoever takes it, if anybody lends one. */
export function PayPlace({ isInList = false, ...deed }: PayPlaceProps) {
  const due = dueNowOf(deed.standing, deed.trip);
  if (!due) return <DeedLink {...deed} />;
  return (
    <Slot
      name="trips.pay-now"
      with={{ ...due, isInList }}
      pending={<Ghost $height={isInList ? '3rem' : '8rem'} $width={isInList ? '9rem' : '100%'} />}
      none={<DeedLink {...deed} />}
    />
  );
}
