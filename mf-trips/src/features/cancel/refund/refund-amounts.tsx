import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { formatDayOfMoment } from '@campavia/parts/handover-times';
import { AddressLink } from '@campavia/remote-kit';
import { Badge, Card, H2, Skeleton, Small, Stack, Text } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import {
  REFUND_WORKING_DAYS,
  sumOpenRefunds,
  type RefundPayment,
} from '../../../rules/cancellation/refund-payments';
import { MoneyLines } from '../../trips';

import { RefundRows } from './refund.styles';
import { refundMessages } from './refund.messages';

export interface RefundAmountsProps {
  trip: GuestBooking;
  refunds: RefundPayment[];
}

/** The refunded amounts, their targets, and the pending amount. */
export function RefundAmounts({ trip, refunds }: RefundAmountsProps) {
  const intl = useIntl();
  const money = (amount: string) => formatMoney(intl, amount, trip.paid_currency);
  const open = sumOpenRefunds(refunds);
  return (
    <Stack as="section" $gap={4}>
      <H2>{intl.formatMessage(refundMessages.amounts)}</H2>
      <Card $isPadded>
        <Stack $gap={3}>
          <MoneyLines>
            <div>
              <dt>{intl.formatMessage(refundMessages.paid)}</dt>
              <dd>{money(trip.paid)}</dd>
            </div>
            <div data-total>
              <dt>{intl.formatMessage(refundMessages.refunded)}</dt>
              <dd>{money(trip.refunded)}</dd>
            </div>
            {Number(open) > 0 && (
              <div>
                <dt>{intl.formatMessage(refundMessages.open)}</dt>
                <dd>{money(open)}</dd>
              </div>
            )}
          </MoneyLines>
          {refunds.length === 0 ? (
            <Text $tone="soft">{intl.formatMessage(refundMessages.none)}</Text>
          ) : (
            <RefundRows>
              {refunds.map((refund) => (
                <RefundLine key={refund.id} refund={refund} timeZone={trip.time_zone} />
              ))}
            </RefundRows>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function RefundLine({ refund, timeZone }: { refund: RefundPayment; timeZone: string }) {
  const intl = useIntl();
  const isCredit = refund.to === 'credit';
  return (
    <li>
      <div>
        <b>{formatMoney(intl, refund.amount, refund.currency)}</b>
        <Small as="p" $tone="soft">
          {intl.formatMessage(isCredit ? refundMessages.toCredit : refundMessages.toMethod)}
        </Small>
        {isCredit && (
          <Small>
            <AddressLink to="account.rental-credits">
              {intl.formatMessage(refundMessages.credits)}
            </AddressLink>
          </Small>
        )}
      </div>
      {refund.doneAt === undefined ? (
        <Badge tone="note" icon={Clock}>
          {intl.formatMessage(refundMessages.onItsWay, { days: REFUND_WORKING_DAYS })}
        </Badge>
      ) : (
        <Badge tone="good" icon={Check}>
          {intl.formatMessage(refundMessages.doneOn, {
            date: formatDayOfMoment(intl, refund.doneAt, timeZone),
          })}
        </Badge>
      )}
    </li>
  );
}

export function RefundAmountsSkeleton() {
  return (
    <Stack $gap={4} aria-hidden="true">
      <Skeleton $width="16rem" $height="2.25rem" />
      <Skeleton $height="13.5rem" $radius="var(--r-l)" />
    </Stack>
  );
}
