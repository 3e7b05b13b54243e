import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { Extension, OwnerBooking } from '@campavia/contracts';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Card, H2, Row, Small, Stack, Text } from '@campavia/ui';

import { useAccept } from '../../../data/answers/use-accept';
import { findAskedExtension } from '../../../rules/booking-status';
import { daysAfterChange } from '../../../rules/changed-trip';

import { AcceptNote } from '../accept-note';
import { Sum } from '../booking.styles';
import { useAnswerFocus } from '../use-answer-focus';
import { answerMessages } from './answer.messages';
import { changeMessages } from './change.messages';

const MyTurn = styled(Card)`
  border: 2px solid var(--marigold-500);
`;

/** A change requested by the guest, with the difference and the new days; renders nothing without one. */
export function ChangeCard({ booking }: { booking: OwnerBooking }) {
  const intl = useIntl();
  const change = findAskedExtension(booking);
  if (!change) return null;
  const guest = booking.guest.first_name;
  const { from, to } = daysAfterChange(booking, change);
  const amount = formatMoney(intl, change.price_total, change.currency);
  const asked = [describeChange(intl, change), formatDateRange(intl, from, to)];
  return (
    <MyTurn as="section" $isCab $isPadded>
      <Stack $gap={4}>
        <Row $justify="between" $align="start">
          <H2 style={{ fontSize: 'var(--t-h3)' }}>{intl.formatMessage(changeMessages.title, { guest })}</H2>
          <Sum>{intl.formatMessage(changeMessages.plus, { amount })}</Sum>
        </Row>
        <Text>{asked.join(' · ')}</Text>
        {change.message && <Text $tone="soft">{change.message}</Text>}
        <AcceptNote booking={booking} />
        <Answers booking={booking} />
        <Small as="p" $tone="soft">
          {intl.formatMessage(changeMessages.hint, { guest })}
        </Small>
      </Stack>
    </MyTurn>
  );
}

function Answers({ booking }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl();
  const guest = booking.guest.first_name;
  const { status, accept } = useAccept('change', booking.id);
  const focus = useAnswerFocus(status);
  if (status) return null;
  const texts = {
    sent: formatMessage(answerMessages.accepted, { guest }),
    failed: formatMessage(answerMessages.notAccepted, { guest }),
    retry: formatMessage(answerMessages.retry),
  };
  return (
    <Row $gap={2}>
      <Button {...focus} variant="main" onClick={() => accept(texts)}>
        {formatMessage(changeMessages.accept)}
      </Button>
      <ButtonLink as={AddressLink} to="booking.refuse-change" params={{ id: booking.id }} variant="stop">
        {formatMessage(changeMessages.refuse)}
      </ButtonLink>
    </Row>
  );
}

const KILOMETRES = { km_100: 100, km_200: 200, km_unlimited: 0 } as const;

function describeChange({ formatMessage }: IntlShape, { requests: [asked] }: Extension): string {
  if (!asked) return '';
  const { reason, quantity } = asked;
  if (reason === 'day_slide') return formatMessage(changeMessages.moved);
  if (Object.hasOwn(KILOMETRES, reason)) {
    return formatMessage(changeMessages.km, { km: KILOMETRES[reason as keyof typeof KILOMETRES] });
  }
  const isInsuranceOnly = reason === 'ins_day_before' || reason === 'ins_day_after';
  return formatMessage(isInsuranceOnly ? changeMessages.insured : changeMessages.days, { count: quantity });
}
