import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink, Link } from '@campavia/remote-kit';
import { Row } from '@campavia/ui';

import { useChosenInsurance } from '../data/use-chosen-insurance';
import { mendOfUninsured, type Mend } from '../rules/taken-by-none';
import { similarSearch } from '../rules/similar-search';
import { priceMessages } from './price.messages';

const WHY = {
  insurance: priceMessages.notInsured,
  driver: priceMessages.noDriver,
  camper: priceMessages.noCamper,
};

/** Why the insurance does not take a trip, as far as what is known of it says so. */
export function WhyUninsured({ booking }: { booking: GuestBooking }) {
  const { formatMessage } = useIntl();
  return formatMessage(WHY[useMend(booking)]);
}

export interface UninsuredWaysProps {
  booking: GuestBooking;
  /** What mends it, where the api has said so; else what is known of the trip tells. */
  mend?: Mend;
  /** The address of a step of the funnel that one is in. */
  pathOf: (step: 'insurance' | 'user-details') => string;
}

/** What can be done about it: another insurance only where one takes who drives. */
export function UninsuredWays({ booking, mend: told, pathOf }: UninsuredWaysProps) {
  const { formatMessage } = useIntl();
  const known = useMend(booking);
  const mend = told ?? known;
  if (mend === 'camper') {
    return (
      <AddressLink to="search" search={similarSearch(booking)}>
        {formatMessage(priceMessages.similar)}
      </AddressLink>
    );
  }
  return (
    <Row $gap={4}>
      {mend === 'insurance' && (
        <Link to={pathOf('insurance')}>{formatMessage(priceMessages.toInsurance)}</Link>
      )}
      <Link to={pathOf('user-details')}>{formatMessage(priceMessages.toDriver)}</Link>
    </Row>
  );
}

function useMend(booking: GuestBooking): Mend {
  return mendOfUninsured(useChosenInsurance(booking), booking);
}
