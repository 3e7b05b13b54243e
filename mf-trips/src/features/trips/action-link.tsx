import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { pathOf, useFlag } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { OnlineLink } from '../../components/offline/online-link';
import { findNextAction, inOlderFunnel, type TripAction } from '../../rules/trip-action';
import type { TripStatus } from '../../rules/trip-status';

import { actionMessages } from './actions.messages';
import { formatAmountDue } from './next-step';
import { payMessages } from './pay-card.messages';

export interface ActionLinkProps {
  trip: GuestBooking;
  status: TripStatus;
  /** Variant of the button when the trip waits for the action; `main` by default. */
  variant?: 'main' | 'pine';
}

/** Nothing when the site has no page for the action. */
export function ActionLink({ trip, status, variant = 'main' }: ActionLinkProps) {
  const intl = useIntl();
  const hasPaymentFunnel = useFlag('regular_payment_funnel');
  const available = findAvailableAction(trip, status);
  if (!available) return null;
  const action = hasPaymentFunnel ? available : inOlderFunnel(available);
  const isBeingPaid = action.name === 'pay' && trip.is_being_paid;
  return (
    <ButtonLink
      as={OnlineLink}
      to={action.address}
      params={action.params}
      search={action.search}
      variant={action.isMyTurn ? variant : 'line'}
    >
      {isBeingPaid
        ? intl.formatMessage(payMessages.look)
        : intl.formatMessage(actionMessages[action.name], { amount: formatAmountDue(intl, trip) })}
    </ButtonLink>
  );
}

export function findAvailableAction(trip: GuestBooking, status: TripStatus): TripAction | undefined {
  const action = findNextAction(status, trip);
  return action && pathOf(action.address, action.params) === undefined ? undefined : action;
}
