import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { pathOf } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { OnlineLink } from '../../components/offline/online-link';
import { findNextAction, type TripAction } from '../../rules/trip-action';
import type { TripStatus } from '../../rules/trip-status';

import { actionMessages } from './actions.messages';
import { formatAmountDue } from './next-step';

export interface ActionLinkProps {
  trip: GuestBooking;
  status: TripStatus;
  /** Variant of the button when the trip waits for the action; `main` by default. */
  variant?: 'main' | 'pine';
}

/** Nothing when the site has no page for the action. */
export function ActionLink({ trip, status, variant = 'main' }: ActionLinkProps) {
  const intl = useIntl();
  const action = findAvailableAction(trip, status);
  if (!action) return null;
  const amount = formatAmountDue(intl, trip);
  return (
    <ButtonLink
      as={OnlineLink}
      to={action.address}
      params={action.params}
      variant={action.isMyTurn ? variant : 'line'}
    >
      {intl.formatMessage(actionMessages[action.name], { amount })}
    </ButtonLink>
  );
}

export function findAvailableAction(trip: GuestBooking, status: TripStatus): TripAction | undefined {
  const action = findNextAction(status, trip);
  return action && pathOf(action.address, action.params) === undefined ? undefined : action;
}
