import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';

import { Schedule } from './price-lines.styles';

/** What is paid at one time. */
export interface PlannedPayment {
  /** Decimal, in the plan's currency. */
  amount: string;
  /** The day it is due, `2027-06-05`; absent where words say when. */
  on?: string;
  /** When it is due, instead of the day. */
  when?: ReactNode;
}

export interface PaymentPlanProps {
  /** Stands above it. */
  title?: string;
  /** Its accessible name if it has no title. */
  label?: string;
  currency: string;
  payments: PlannedPayment[];
}

/** When how much of a price is paid. */
export function PaymentPlan({ title, label, currency, payments }: PaymentPlanProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Schedule role="group" aria-label={label} aria-labelledby={title && id}>
      {title && <strong id={id}>{title}</strong>}
      <dl>
        {payments.map(({ amount, on, when }) => (
          <div key={on ?? amount}>
            <dt>{when ?? (on && <time dateTime={on}>{formatPlainDate(intl, on)}</time>)}</dt>
            <dd>{formatMoney(intl, amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </Schedule>
  );
}
