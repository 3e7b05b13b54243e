import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { OwnerBooking, OwnerPrice } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { PriceBreakdown } from '@campavia/parts/price-breakdown';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Card, Skeleton, Small, Stack } from '@campavia/ui';

import { useOwnerPrice } from '../../../data/use-booking';
import { useComplete } from '../../../data/use-change-booking';

import { AcceptNote } from '../accept-note';
import { AnswerButtons } from './answer-buttons';
import { answerMessages } from './answer.messages';
import { headMessages } from './head.messages';

const Total = styled.b`
  display: block;
  color: var(--pine-900);
  font: 640 2.125rem/1.15 var(--display);
  letter-spacing: -0.02em;
`;

const Part = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  margin: 0;
  padding-top: var(--s3);
  border-top: 1.5px solid var(--pine-900);
  font-weight: 700;
`;

type BookingProps = { booking: OwnerBooking };

/** The owner's earnings, line by line, and the possible actions. */
export function EarningsCard({ booking }: BookingProps) {
  const intl = useIntl();
  const { total_earnings, total_earnings_currency, buttons } = booking;
  const total = formatMoney(intl, total_earnings, total_earnings_currency);
  return (
    <Card as="section" $isCab $isLifted $isPadded>
      <Stack $gap={4}>
        <div>
          <Small $tone="soft">{intl.formatMessage(answerMessages.receive)}</Small>
          <Total>{total}</Total>
        </div>
        <Price booking={booking} total={total} />
        <Small as="p" $tone="soft">
          {intl.formatMessage(answerMessages.payout)}
        </Small>
        <AcceptNote booking={booking} />
        <AnswerButtons booking={booking} isWide />
        {buttons.includes('accept') && (
          <Small as="p" $tone="soft">
            {intl.formatMessage(answerMessages.hint)}
          </Small>
        )}
        <Complete booking={booking} />
        <LeaveLink booking={booking} />
      </Stack>
    </Card>
  );
}

/** The lines of the total, which the booking itself has. */
function Price({ booking, total }: BookingProps & { total: string }) {
  const { formatMessage } = useIntl();
  const { price, hasFailed, isRetrying, retry } = useOwnerPrice(booking.id);
  if (price) return <Lines price={price} total={total} />;
  if (!hasFailed) return <Skeleton $height="9rem" />;
  return (
    <>
      <Small as="p" role="alert">
        {formatMessage(answerMessages.linesFailed)}
      </Small>
      <Button
        variant="line"
        size="s"
        isBusy={isRetrying}
        busyLabel={formatMessage(answerMessages.retry)}
        onClick={retry}
      >
        {formatMessage(answerMessages.retry)}
      </Button>
    </>
  );
}

function Lines({ price, total }: { price: OwnerPrice; total: string }) {
  const { formatMessage } = useIntl();
  const owners = { ...price, currency_used: price.currency_owner, coupon_code: null, exchange_rate: '1' };
  return (
    <div>
      <PriceBreakdown price={owners} />
      <Part>
        <span>{formatMessage(answerMessages.part)}</span>
        <span>{total}</span>
      </Part>
    </div>
  );
}

/** For a booking that was created for a guest. */
function Complete({ booking }: BookingProps) {
  const { formatMessage } = useIntl();
  const { change, isBusy } = useComplete(booking.id);
  if (!booking.buttons.includes('complete')) return null;
  return (
    <Button
      variant="main"
      isBusy={isBusy}
      busyLabel={formatMessage(headMessages.saving)}
      onClick={() => void change()}
    >
      {formatMessage(answerMessages.complete)}
    </Button>
  );
}

/** A booking without a pending answer can still be cancelled, stopped or refused while that is allowed. */
function LeaveLink({ booking }: BookingProps) {
  const { formatMessage } = useIntl();
  const { id, buttons } = booking;
  if (buttons.includes('accept')) return null;
  const canCancel = buttons.includes('cancel') || buttons.includes('drop');
  const isRefusable = buttons.includes('refuse');
  if (!canCancel && !isRefusable && !buttons.includes('stop')) return null;
  const isStopped = buttons.includes('stop') && !canCancel;
  return (
    <ButtonLink
      as={AddressLink}
      to={isRefusable ? 'booking.refuse' : 'booking.cancel'}
      params={{ id }}
      variant="stop"
      size="s"
    >
      {formatMessage(isStopped ? answerMessages.stop : answerMessages.cancel)}
    </ButtonLink>
  );
}
