import { useIntl, type IntlShape } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { CREDIT_MONTHS, momentMs, proofDeadline } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { H2, Note, Row, Stack } from '@campavia/ui';

import { ProofLink } from '../trip-status';
import { refundReasonsMessages } from './refund-reasons.messages';

type Emergency = NonNullable<GuestBooking['emergency']>;

export interface EmergencyReasonProps {
  trip: GuestBooking;
  emergency: Emergency;
}

const TONES = { waiting: 'care', accepted: 'good', refused: 'stop' } as const;

/** The proof that the reason requires, or the decision about it. */
export function EmergencyReason({ trip, emergency }: EmergencyReasonProps) {
  const intl = useIntl();
  const { reason, proof } = emergency;
  const title =
    reason === 'REASON_CORONA'
      ? intl.formatMessage(refundReasonsMessages.coronaTitle)
      : intl.formatMessage(refundReasonsMessages.ownerTitle, { owner: trip.owner.first_name });
  return (
    <Stack as="section" $gap={4}>
      <H2>{title}</H2>
      <Note tone={TONES[proof]}>{describeProof(intl, trip, emergency)}</Note>
      {proof === 'waiting' && (
        <Row>
          <ProofLink trip={trip} />
        </Row>
      )}
    </Stack>
  );
}

function describeProof(intl: IntlShape, trip: GuestBooking, { reason, proof }: Emergency): string {
  if (proof === 'refused') return intl.formatMessage(refundReasonsMessages.refused);
  const owner = trip.owner.first_name;
  const paid = formatMoney(intl, trip.paid, trip.paid_currency);
  if (reason === 'REASON_OWNER') {
    return proof === 'waiting'
      ? intl.formatMessage(refundReasonsMessages.ownerNeeds, { owner })
      : intl.formatMessage(refundReasonsMessages.ownerAccepted, { owner, paid });
  }
  if (proof === 'accepted') {
    return intl.formatMessage(refundReasonsMessages.coronaAccepted, { paid, months: CREDIT_MONTHS });
  }
  const deadline = proofDeadline({ startsAtMs: momentMs(trip.date_time_from) }, {});
  const by = formatMoment(intl, deadline, trip.time_zone);
  return intl.formatMessage(refundReasonsMessages.coronaNeeds, { by, months: CREDIT_MONTHS });
}
