import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, pathOf } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { deedOf, type TripDeed } from '../rules/trip-deed';
import type { TripStanding } from '../rules/trip-standing';

import { deedMessages } from './deeds.messages';
import { dueWords } from './next-words';

export interface DeedLinkProps {
  trip: GuestBooking;
  standing: TripStanding;
  /** How a deed looks that the trip waits for; the one that moves it on unless said. */
  variant?: 'main' | 'pine';
}

/** Where a trip is gone on with; nothing where no part of the site has that page. */
export function DeedLink({ trip, standing, variant = 'main' }: DeedLinkProps) {
  const intl = useIntl();
  const deed = openDeedOf(trip, standing);
  if (!deed) return null;
  const amount = dueWords(intl, trip);
  return (
    <ButtonLink
      as={AddressLink}
      to={deed.address}
      params={deed.params}
      variant={deed.isMyTurn ? variant : 'line'}
    >
      {intl.formatMessage(deedMessages[deed.name], { amount })}
    </ButtonLink>
  );
}

/** The next deed of a trip, where there is a page for it. */
export function openDeedOf(trip: GuestBooking, standing: TripStanding): TripDeed | undefined {
  const deed = deedOf(standing, trip);
  return deed && pathOf(deed.address, deed.params) === undefined ? undefined : deed;
}
