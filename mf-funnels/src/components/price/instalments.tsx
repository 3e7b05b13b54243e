import { useIntl } from 'react-intl';

import type { ShownPrice } from '../../rules/shown-price';
import { linesMessages } from './lines.messages';
import { PaymentPlan } from './payment-plan';

export interface InstalmentTexts {
  title: string;
  first: string;
}

export interface InstalmentsProps {
  price: ShownPrice;
  texts?: InstalmentTexts;
}

export function Instalments({ price, texts }: InstalmentsProps) {
  const { formatMessage } = useIntl();
  const { price_2x_first, price_2x_second, second_payment_date, currency_used: currency } = price;
  if (!price_2x_first || !price_2x_second || !second_payment_date) return null;
  return (
    <PaymentPlan
      title={texts?.title ?? formatMessage(linesMessages.inTwo)}
      currency={currency}
      payments={[
        { amount: price_2x_first, when: texts?.first ?? formatMessage(linesMessages.whenPaying) },
        { amount: price_2x_second, on: second_payment_date },
      ]}
    />
  );
}
