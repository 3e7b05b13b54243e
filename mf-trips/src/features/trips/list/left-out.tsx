import { useIntl } from 'react-intl';

import type { BookingOptions } from '@campavia/contracts';
import { ANY_STATE, countLeftOut, type BookingListView, writeBookingListQuery } from '@campavia/domain';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Row, Small } from '@campavia/ui';

import { emptyMessages } from './empty.messages';
import { listMessages } from './list.messages';

export interface LeftOutProps {
  view: BookingListView;
  counts: BookingOptions | undefined;
}

/** Shows how many trips of the tab the chosen status hides. */
export function LeftOut({ view, counts }: LeftOutProps) {
  const { formatMessage } = useIntl();
  const count = countLeftOut(view, counts);
  if (!count) return null;
  const search = writeBookingListQuery({ ...view, state: ANY_STATE, page: 1 });
  return (
    <Row $gap={3}>
      <Small>{formatMessage(listMessages.leftOut, { count })}</Small>
      <ButtonLink as={AddressLink} to="trips" search={search} variant="line" size="s">
        {formatMessage(emptyMessages.showAll)}
      </ButtonLink>
    </Row>
  );
}
