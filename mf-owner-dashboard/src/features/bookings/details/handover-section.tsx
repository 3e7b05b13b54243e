import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Card, H2, Stack } from '@campavia/ui';

import { handoverMessages } from './handover.messages';

const Steps = styled.ol`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding-inline-start: 1.5rem;
  list-style: decimal;
  > li::marker {
    color: var(--ink-2);
  }
`;

/** The owner's tasks before the hand-over. */
export function HandoverSection({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { guest, deposit, deposit_currency, deposit_at_pick_up } = booking;
  const name = guest.first_name;
  const amount = formatMoney(intl, deposit, deposit_currency);
  const isDepositDue = deposit_at_pick_up && Number(deposit) > 0;
  return (
    <Stack as="section" $gap={4}>
      <H2>{formatMessage(handoverMessages.title)}</H2>
      <Card $isPadded>
        <Steps>
          {guest.phone && <li>{formatMessage(handoverMessages.phone, { guest: name })}</li>}
          <li>{formatMessage(handoverMessages.camper)}</li>
          <li>{formatMessage(handoverMessages.licence)}</li>
          {isDepositDue && <li>{formatMessage(handoverMessages.deposit, { amount })}</li>}
          <li>{formatMessage(handoverMessages.report, { guest: name })}</li>
        </Steps>
      </Card>
    </Stack>
  );
}
