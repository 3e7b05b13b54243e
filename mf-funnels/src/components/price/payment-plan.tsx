import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';

import { Schedule } from './price-lines.styles';

export interface PlannedPayment {
  /** Decimal, in the plan's currency. */
  amount: string;
  /** The due day, `yyyy-MM-dd`; absent if `when` says it in words. */
  on?: string;
  when?: ReactNode;
}

export interface PaymentPlanProps {
  title?: string;
  label?: string;
  currency: string;
  payments: PlannedPayment[];
}

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
