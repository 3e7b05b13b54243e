import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { CANCELLATION_TERMS } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { Skeleton, H2, Small } from '@campavia/ui';

import { useRefund } from '../../../data/use-trip-costs';
import { lastDayToCancel } from '../../../rules/trip-deadlines';
import { isUnpaid, isUpcoming } from '../../../rules/trip-status';

import { cancellationTermMessages } from './cancellation-terms.messages';
import { cancellationMessages } from './cancellation.messages';
import type { TripHeadProps } from './trip-head';
import { Lines } from './trip-payment.styles';
import { AsideCard, Pairs } from './trip.styles';

export function TripCancellation({ trip, status }: TripHeadProps) {
  const { formatMessage } = useIntl();
  if (!isUpcoming(status) && !isUnpaid(status)) return null;
  return (
    <AsideCard>
      <H2>{formatMessage(cancellationMessages.title)}</H2>
      {isUnpaid(status) ? (
        <Small as="p">{formatMessage(cancellationMessages.free)}</Small>
      ) : (
        <RefundToday trip={trip} />
      )}
      <Terms trip={trip} />
      {trip.cancel_insurance && (
        <Small as="p" $tone="soft">
          {formatMessage(cancellationMessages.insured)}
        </Small>
      )}
    </AsideCard>
  );
}

type TripProps = { trip: GuestBooking };

function RefundToday({ trip }: TripProps) {
  const intl = useIntl();
  const preview = useRefund(trip.id);
  if (!preview) return <Skeleton $height="5.25rem" />;
  const { refund_total, paid, currency_used } = preview;
  const values = {
    refund: formatMoney(intl, refund_total, currency_used),
    paid: formatMoney(intl, paid, currency_used),
  };
  return (
    <>
      <Small as="p">{intl.formatMessage(cancellationMessages[refundMessageName(preview)], values)}</Small>
      <Lines data-not-printed>
        <summary>
          <span>{intl.formatMessage(cancellationMessages.partByPart)}</span>
        </summary>
        <Shares trip={trip} preview={preview} />
      </Lines>
    </>
  );
}

function refundMessageName({ refund_total, paid }: RefundPreview): 'today' | 'todayAll' | 'todayNothing' {
  if (refund_total === paid) return 'todayAll';
  return Number(refund_total) === 0 ? 'todayNothing' : 'today';
}

function Shares({ trip, preview }: TripProps & { preview: RefundPreview }) {
  const intl = useIntl();
  const money = (amount: string) => formatMoney(intl, amount, preview.currency_used);
  const lines = preview.lines.filter(({ amount }) => Number(amount) !== 0);
  return (
    <Pairs>
      {lines.map(({ share, refund, amount }) => (
        <div key={share}>
          <dt>{intl.formatMessage(cancellationMessages[share], { owner: trip.owner.first_name })}</dt>
          <dd>
            {intl.formatMessage(cancellationMessages.ofAmount, {
              refund: money(refund),
              amount: money(amount),
            })}
          </dd>
        </div>
      ))}
    </Pairs>
  );
}

/** The cancellation terms with the dates of this trip; they are the same for every camper. */
function Terms({ trip }: TripProps) {
  const intl = useIntl();
  const { graceHours: hours, graceLeadDays: days, onTimePercent: percent } = CANCELLATION_TERMS;
  const name = trip.owner.first_name;
  const date = formatPlainDate(intl, lastDayToCancel(trip));
  const everything = intl.formatMessage(cancellationTermMessages.everything);
  const rows = [
    [intl.formatMessage(cancellationTermMessages.grace, { hours, days }), everything],
    [
      intl.formatMessage(cancellationMessages.until, { date }),
      intl.formatMessage(cancellationTermMessages.part, { percent, name }),
    ],
    [
      intl.formatMessage(cancellationTermMessages.late),
      intl.formatMessage(cancellationTermMessages.insuranceOnly),
    ],
    [intl.formatMessage(cancellationTermMessages.byOwner, { name }), everything],
  ];
  return (
    <Pairs>
      {rows.map(([when, what]) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </Pairs>
  );
}
