import { useIntl, type IntlShape } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { formatDayOfMoment } from '@campavia/parts/handover-times';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H1, Icon, Lead, Row, Stack } from '@campavia/ui';
import { ArrowLeft } from '@campavia/ui/icons';

import { useProofDocument } from '../../data/cancellation/use-trip-refunds';
import { isPaid } from '../../rules/cancellation/cancellation';
import { Back } from '../trips';

import { cancelMessages } from './cancel.messages';
import { statusMessages } from './status.messages';

type TripProps = { trip: GuestBooking };

/** Replaces the form if the trip was cancelled meanwhile, in another tab or by the other side. */
export function CancelledTrip({ trip }: TripProps) {
  const intl = useIntl();
  return (
    <Stack $gap={5}>
      <BackToTrip trip={trip} />
      <Stack $gap={3}>
        <H1>{intl.formatMessage(statusMessages.cancelled)}</H1>
        <Lead>{describeEnd(intl, trip)}</Lead>
        <Lead>{describeRefund(intl, trip)}</Lead>
      </Stack>
      <Row $gap={2}>
        {isPaid(trip) && (
          <ButtonLink as={AddressLink} to="trip.refund" params={{ id: trip.id }}>
            {intl.formatMessage(statusMessages.toRefund)}
          </ButtonLink>
        )}
        <ButtonLink as={AddressLink} to="trip" params={{ id: trip.id }} variant="line">
          {intl.formatMessage(statusMessages.toTrip)}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

export function ProofAwaited({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <BackToTrip trip={trip} />
      <Stack $gap={3}>
        <H1>{formatMessage(statusMessages.proof)}</H1>
        <Lead>{formatMessage(statusMessages.proofText)}</Lead>
      </Stack>
      <Row $gap={2}>
        <ProofLink trip={trip} />
        <ButtonLink as={AddressLink} to="trip.refund" params={{ id: trip.id }} variant="line">
          {formatMessage(statusMessages.toRefund)}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** Link to the document that proves an emergency; hidden if no part of the site has its page. */
export function ProofLink({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  const document = useProofDocument(trip);
  if (!document) return null;
  const isSent = document.submitted_at !== null;
  return (
    <ButtonLink
      as={AddressLink}
      to={isSent ? 'trip.document' : 'trip.document.emergency'}
      params={{ id: trip.id, id_doc: document.id }}
    >
      {formatMessage(isSent ? statusMessages.seeProof : statusMessages.sendProof)}
    </ButtonLink>
  );
}

export function BackToTrip({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Back to="trip" params={{ id: trip.id }} data-not-printed>
        <Icon of={ArrowLeft} />
        {formatMessage(cancelMessages.back)}
      </Back>
    </div>
  );
}

const ENDS: Partial<Record<GuestBooking['state'], 'byGuest' | 'byOwner' | 'byStaff' | 'byBoth'>> = {
  CANCELLED_OWNER: 'byOwner',
  CANCELLED_STAFF: 'byStaff',
  CANCELLED_BOTH: 'byBoth',
};

export function describeEnd(intl: IntlShape, trip: GuestBooking): string {
  const date = formatDayOfMoment(intl, trip.ended_on ?? trip.created_on, trip.time_zone);
  return intl.formatMessage(statusMessages[ENDS[trip.state] ?? 'byGuest'], {
    owner: trip.owner.first_name,
    date,
  });
}

export function describeRefund(intl: IntlShape, trip: GuestBooking): string {
  const paid = formatMoney(intl, trip.paid, trip.paid_currency);
  const refund = formatMoney(intl, trip.refunded, trip.refunded_currency);
  if (!isPaid(trip)) return intl.formatMessage(statusMessages.nothingPaid);
  if (Number(trip.refunded) === 0) return intl.formatMessage(statusMessages.nothingRefunded, { paid });
  return intl.formatMessage(statusMessages.refunded, { refund, paid });
}
