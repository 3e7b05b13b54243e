import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { CANCELLATION_TERMS } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { Ghost, H2, Small } from '@campavia/ui';

import { useRefund } from '../data/use-refund';
import { isAhead, isUnpaid } from '../rules/trip-standing';
import { lastDayToCallOff } from '../rules/trip-terms';

import { cancelMessages } from './cancel.messages';
import { termMessages } from './terms.messages';
import type { TripHeadProps } from './trip-head';
import { Lines } from './trip-money.styles';
import { AsideCard, Pairs } from './trip.styles';

/** What comes back of a trip that is called off today, and later. */
export function TripCancel({ trip, standing }: TripHeadProps) {
  const { formatMessage } = useIntl();
  if (!isAhead(standing) && !isUnpaid(standing)) return null;
  return (
    <AsideCard>
      <H2>{formatMessage(cancelMessages.title)}</H2>
      {isUnpaid(standing) ? (
        <Small as="p">{formatMessage(cancelMessages.free)}</Small>
      ) : (
        <Today trip={trip} />
      )}
      <Terms trip={trip} />
      {trip.cancel_insurance && (
        <Small as="p" $tone="soft">
          {formatMessage(cancelMessages.insured)}
        </Small>
      )}
    </AsideCard>
  );
}

type TripProps = { trip: GuestBooking };

function Today({ trip }: TripProps) {
  const intl = useIntl();
  const preview = useRefund(trip.id);
  if (!preview) return <Ghost $height="5.25rem" />;
  const { refund_total, paid, currency_used } = preview;
  const values = {
    refund: formatMoney(intl, refund_total, currency_used),
    paid: formatMoney(intl, paid, currency_used),
  };
  return (
    <>
      <Small as="p">{intl.formatMessage(cancelMessages[todayOf(preview)], values)}</Small>
      <Lines data-not-printed>
        <summary>
          <span>{intl.formatMessage(cancelMessages.partByPart)}</span>
        </summary>
        <Shares trip={trip} preview={preview} />
      </Lines>
    </>
  );
}

function todayOf({ refund_total, paid }: RefundPreview): 'today' | 'todayAll' | 'todayNothing' {
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
          <dt>{intl.formatMessage(cancelMessages[share], { owner: trip.owner.first_name })}</dt>
          <dd>
            {intl.formatMessage(cancelMessages.ofAmount, { refund: money(refund), amount: money(amount) })}
          </dd>
        </div>
      ))}
    </Pairs>
  );
}

/** The terms, which are the same for every camper, with the day of this trip. */
function Terms({ trip }: TripProps) {
  const intl = useIntl();
  const { graceHours: hours, graceLeadDays: days, onTimePercent: percent } = CANCELLATION_TERMS;
  const name = trip.owner.first_name;
  const date = formatPlainDate(intl, lastDayToCallOff(trip));
  const everything = intl.formatMessage(termMessages.everything);
  const rows = [
    [intl.formatMessage(termMessages.grace, { hours, days }), everything],
    [
      intl.formatMessage(cancelMessages.until, { date }),
      intl.formatMessage(termMessages.part, { percent, name }),
    ],
    [intl.formatMessage(termMessages.late), intl.formatMessage(termMessages.insuranceOnly)],
    [intl.formatMessage(termMessages.byOwner, { name }), everything],
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
