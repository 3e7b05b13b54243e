import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, Note, Row, Stack } from '@campavia/ui';

import type { StepProps } from '../step-props';

import { sentMessages } from './sent.messages';
import { Stop } from './stop';
import { Way } from './recap.styles';
import { CalendarButton, ShareButton } from './success-deeds';
import { SuccessMore } from './success-more';

/** The trip is booked: what happens next, and the trip for one's calendar. */
export function Booked({ booking, me, head, notes }: StepProps) {
  const { formatMessage } = useIntl();
  const { owner } = booking;
  return (
    <Stack $gap={8}>
      {head}
      {notes}
      <SecondHalf booking={booking} />
      <Stack as="section" $gap={5}>
        <H2>{formatMessage(sentMessages.next)}</H2>
        <Way>
          <Stop title={formatMessage(sentMessages.contact)}>
            {owner.phone
              ? formatMessage(sentMessages.contactText, { owner: owner.first_name, phone: owner.phone })
              : formatMessage(sentMessages.contactLater, { owner: owner.first_name })}
          </Stop>
          <Stop title={formatMessage(sentMessages.papers)}>{formatMessage(sentMessages.papersText)}</Stop>
          <Stop title={formatMessage(sentMessages.keys)}>{formatMessage(sentMessages.keysText)}</Stop>
        </Way>
      </Stack>
      <Row $gap={4}>
        <ButtonLink as={AddressLink} to="trip" params={{ id: booking.id }} variant="pine">
          {formatMessage(sentMessages.toTrip)}
        </ButtonLink>
        <CalendarButton booking={booking} />
        <ShareButton booking={booking} />
      </Row>
      <SuccessMore booking={booking} me={me} />
    </Stack>
  );
}

/** What is still to be paid, and when it is taken. */
function SecondHalf({ booking: { second_payment: second } }: Pick<StepProps, 'booking'>) {
  const intl = useIntl();
  if (!second || second.state === 'done') return null;
  const amount = formatMoney(intl, second.amount, second.amount_currency);
  if (second.state === 'failed') {
    return <Note tone="care">{intl.formatMessage(sentMessages.secondHalfFailed, { amount })}</Note>;
  }
  const date = formatPlainDate(intl, second.date, 'long');
  return <Note>{intl.formatMessage(sentMessages.secondHalf, { amount, date })}</Note>;
}
