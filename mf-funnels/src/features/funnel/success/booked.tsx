import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, Note, Row, Stack } from '@campavia/ui';

import type { StepProps } from '../step-props';

import { nextMessages } from './next.messages';
import { NextStep } from './next-step';
import { NextSteps } from '../steps/recap.styles';
import { CalendarButton, ShareButton } from './success-actions';
import { SuccessMore } from './success-more';

export function Booked({ booking, me, head, notes }: StepProps) {
  const { formatMessage } = useIntl();
  const { owner } = booking;
  return (
    <Stack $gap={8}>
      {head}
      {notes}
      <SecondInstalment booking={booking} />
      <Stack as="section" $gap={5}>
        <H2>{formatMessage(nextMessages.next)}</H2>
        <NextSteps>
          <NextStep title={formatMessage(nextMessages.contact)}>
            {owner.phone
              ? formatMessage(nextMessages.contactText, { owner: owner.first_name, phone: owner.phone })
              : formatMessage(nextMessages.contactLater, { owner: owner.first_name })}
          </NextStep>
          <NextStep title={formatMessage(nextMessages.documents)}>
            {formatMessage(nextMessages.documentsText)}
          </NextStep>
          <NextStep title={formatMessage(nextMessages.keys)}>{formatMessage(nextMessages.keysText)}</NextStep>
        </NextSteps>
      </Stack>
      <Row $gap={4}>
        <ButtonLink as={AddressLink} to="trip" params={{ id: booking.id }} variant="pine">
          {formatMessage(nextMessages.toTrip)}
        </ButtonLink>
        <CalendarButton booking={booking} />
        <ShareButton booking={booking} />
      </Row>
      <SuccessMore booking={booking} me={me} />
    </Stack>
  );
}

function SecondInstalment({ booking: { second_payment: second } }: Pick<StepProps, 'booking'>) {
  const intl = useIntl();
  if (!second || second.state === 'done') return null;
  const amount = formatMoney(intl, second.amount, second.amount_currency);
  if (second.state === 'failed') {
    return <Note tone="care">{intl.formatMessage(nextMessages.secondHalfFailed, { amount })}</Note>;
  }
  const date = formatPlainDate(intl, second.date, 'long');
  return <Note>{intl.formatMessage(nextMessages.secondHalf, { amount, date })}</Note>;
}
