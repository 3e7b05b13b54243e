import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import { ANY_STATE, writeBookingListQuery, type BookingListView } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, EmptyState } from '@campavia/ui';

import { emptyMessages } from './empty.messages';

export interface BookingsEmptyProps {
  view: BookingListView;
  counts: BookingOptions | undefined;
}

export function BookingsEmpty({ view: { tab }, counts }: BookingsEmptyProps) {
  const { formatMessage } = useIntl();
  const inTab = counts?.meta_states.find(({ key }) => key === tab)?.count ?? 0;
  // Shown when there are bookings, but of other years or states.
  const isNarrowed = inTab > 0;
  return (
    <EmptyState
      headingAs="h2"
      title={formatMessage(isNarrowed ? emptyMessages.narrowed : emptyMessages[tab])}
      text={formatMessage(isNarrowed ? emptyMessages.narrowedText : emptyMessages[`${tab}Text`])}
      action={
        isNarrowed ? (
          <ButtonLink
            as={AddressLink}
            to="bookings"
            search={writeBookingListQuery({ tab, state: ANY_STATE, page: 1 })}
            variant="line"
          >
            {formatMessage(emptyMessages.showAll)}
          </ButtonLink>
        ) : (
          <ButtonLink as={AddressLink} to="campers" variant="line">
            {formatMessage(emptyMessages.campers)}
          </ButtonLink>
        )
      }
    />
  );
}
