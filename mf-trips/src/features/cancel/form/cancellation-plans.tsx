import { useIntl, type IntlShape } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { CANCELLATION_TERMS, daysBetween, plainDate } from '@campavia/domain';
import { formatMoment, formatMoney } from '@campavia/i18n';
import { useToday } from '@campavia/remote-kit';
import { H2, Stack } from '@campavia/ui';

import { listCancellationPlans, type CancellationPlan } from '../../../rules/cancellation/cancellation-plans';
import { buildRefundTable } from '../../../rules/cancellation/refund-table';
import { lastDayToCancel } from '../../../rules/trip-deadlines';
import { Step, Steps } from '../../../components/timeline.styles';

import { plansMessages } from './plans.messages';

export interface CancellationPlansProps {
  trip: GuestBooking;
  preview: RefundPreview;
}

/** The refunds by date, on a timeline. */
export function CancellationPlans({ trip, preview }: CancellationPlansProps) {
  const intl = useIntl();
  const today = useToday();
  return (
    <Stack as="section" $gap={5}>
      <H2>{intl.formatMessage(plansMessages.title)}</H2>
      <Steps>
        {listCancellationPlans(trip, preview).map((plan) => (
          <Step
            key={plan.name}
            data-status={plan.status}
            aria-current={plan.status === 'current' ? 'step' : undefined}
          >
            <b>{describeTime(intl, plan, { trip, preview })}</b>
            <p>{describePlan(intl, plan, { trip, preview, today }).join(' ')}</p>
          </Step>
        ))}
      </Steps>
    </Stack>
  );
}

function describeTime(
  intl: IntlShape,
  { name, untilMs, refund }: CancellationPlan,
  { trip, preview }: CancellationPlansProps,
): string {
  const until = formatMoment(intl, untilMs, trip.time_zone);
  const amount = formatMoney(intl, refund, preview.currency_used);
  if (name === 'grace') return intl.formatMessage(plansMessages.untilAll, { until });
  if (name === 'onTime') return intl.formatMessage(plansMessages.untilAmount, { until, amount });
  return intl.formatMessage(plansMessages.after, { amount });
}

type Around = CancellationPlansProps & { today: string };

/** The sentences below a plan, where it stands first. */
function describePlan(intl: IntlShape, plan: CancellationPlan, { trip, preview, today }: Around): string[] {
  const { graceHours: hours, onTimePercent: percent } = CANCELLATION_TERMS;
  const values = { hours, percent, owner: trip.owner.first_name };
  const table = buildRefundTable(preview);
  const isHalfPaid = table.notCharged !== undefined && plan.status !== 'done';
  const price = formatMoney(intl, table.total.price, preview.currency_used);
  const { status, name, isChargedBefore } = plan;
  return [
    status === 'current' && describePosition(intl, plan, { trip, today }),
    status === 'done' && intl.formatMessage(plansMessages.over),
    intl.formatMessage(plansMessages[name], values),
    isChargedBefore && intl.formatMessage(plansMessages.chargedBefore, { price }),
    isHalfPaid && !isChargedBefore && intl.formatMessage(plansMessages.notCharged),
  ].filter((sentence) => typeof sentence === 'string');
}

function describePosition(
  intl: IntlShape,
  { name }: CancellationPlan,
  { trip, today }: Pick<Around, 'trip' | 'today'>,
): string {
  const days = daysBetween(plainDate(today), lastDayToCancel(trip));
  return name === 'onTime' && days >= 0
    ? intl.formatMessage(plansMessages.hereWithDays, { days })
    : intl.formatMessage(plansMessages.here);
}
