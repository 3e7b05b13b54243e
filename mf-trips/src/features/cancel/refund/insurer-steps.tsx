import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Card, H2, Stack, Text } from '@campavia/ui';

import { findClaim, INSURER_WORKING_DAYS } from '../../../rules/cancellation/refund-payments';

import { refundReasonsMessages } from './refund-reasons.messages';
import { StepList } from './refund.styles';

/** How the guest claims the rest from the insurer. */
export function InsurerSteps({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const claim = formatMoney(intl, findClaim(trip), trip.paid_currency);
  return (
    <Stack as="section" $gap={4}>
      <H2>{intl.formatMessage(refundReasonsMessages.insurerTitle)}</H2>
      <Text>{intl.formatMessage(refundReasonsMessages.insurerLead, { claim })}</Text>
      <Card $isPadded>
        <StepList>
          <li>{intl.formatMessage(refundReasonsMessages.insurerProof)}</li>
          <li>{intl.formatMessage(refundReasonsMessages.insurerTrip)}</li>
          <li>{intl.formatMessage(refundReasonsMessages.insurerSend)}</li>
          <li>{intl.formatMessage(refundReasonsMessages.insurerAnswer, { days: INSURER_WORKING_DAYS })}</li>
        </StepList>
      </Card>
    </Stack>
  );
}
