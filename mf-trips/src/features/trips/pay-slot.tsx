import { Slot } from '@campavia/remote-kit';
import { Skeleton } from '@campavia/ui';

import { useIsOffline } from '../../components/offline/offline-context';
import { findAmountDue } from '../../rules/amount-due';

import { ActionLink, type ActionLinkProps } from './action-link';

export interface PaySlotProps extends ActionLinkProps {
  isInList?: boolean;
}

/** The next action of a trip: the payment slot when a payment is due and a remote fills it, else a link. */
export function PaySlot({ isInList = false, ...action }: PaySlotProps) {
  const due = findAmountDue(action.status, action.trip);
  const isOffline = useIsOffline();
  if (!due || isOffline) return <ActionLink {...action} />;
  return (
    <Slot
      name="trips.pay-now"
      with={{ ...due, isInList }}
      pending={<Skeleton $height={isInList ? '3rem' : '8rem'} $width={isInList ? '9rem' : '100%'} />}
      none={<ActionLink {...action} />}
    />
  );
}
