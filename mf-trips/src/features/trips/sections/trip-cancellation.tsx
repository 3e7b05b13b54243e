import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { CANCELLATION_TERMS, momentMs } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';
import { Skeleton, H2, Note, Small } from '@campavia/ui';

import { OnlineLink } from '../../../components/offline/online-link';
import { useRefund } from '../../../data/use-trip-costs';
import { findCancelView, isPaid } from '../../../rules/cancellation/cancellation';
import { lastDayToCancel } from '../../../rules/trip-deadlines';

import { Lines } from '../details/trip-payment.styles';
import { AsideCard, Pairs } from '../details/trip.styles';
import { cancellationTermMessages } from './cancellation-terms.messages';
import { cancellationMessages } from './cancellation.messages';

type TripProps = { trip: GuestBooking };

export function TripCancellation({ trip }: TripProps) {
  const { formatMessage } = useIntl();
  const canCancel = findCancelView(trip) === 'form';
  return (
    <AsideCard>
      <H2>{formatMessage(cancellationMessages.title)}</H2>
      {isPaid(trip) ? (
        <RefundToday trip={trip} />
      ) : (
        <Small as="p">{formatMessage(cancellationMessages.free)}</Small>
      )}
      <Terms trip={trip} />
      {trip.cancel_insurance && (
        <Small as="p" $tone="soft">
          {formatMessage(cancellationMessages.insured)}
        </Small>
      )}
      {trip.mutual_cancellation && <MutualCancellation trip={trip} request={trip.mutual_cancellation} />}
      {canCancel && (
        <Small data-not-printed>
          <OnlineLink to="trip.cancel" params={{ id: trip.id }}>
            {formatMessage(isPaid(trip) ? cancellationMessages.seeOrCancel : cancellationMessages.cancel)}
          </OnlineLink>
        </Small>
      )}
    </AsideCard>
  );
}

interface MutualCancellationProps extends TripProps {
  request: NonNullable<GuestBooking['mutual_cancellation']>;
}

/** One side has requested to cancel together; the page of the cancellation shows the refund. */
function MutualCancellation({ trip, request: { asked_by, open_until } }: MutualCancellationProps) {
  const intl = useIntl();
  const until = formatMoment(intl, momentMs(open_until), trip.time_zone);
  const message = asked_by === 'owner' ? cancellationMessages.ownerAsks : cancellationMessages.youAsked;
  return <Note tone="care">{intl.formatMessage(message, { owner: trip.owner.first_name, until })}</Note>;
}

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
