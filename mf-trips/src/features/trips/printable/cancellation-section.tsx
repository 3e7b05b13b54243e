import { useIntl, type IntlShape } from 'react-intl';

import type { Receipt, ReceiptCancellation } from '@campavia/contracts';
import { CANCELLATION_TERMS } from '@campavia/domain';
import { formatMoney, formatPlainDate } from '@campavia/i18n';
import { formatLineName, formatSignedMoney } from '@campavia/parts/price-breakdown';
import { Text } from '@campavia/ui';

import { cancelledMessages } from './cancelled.messages';
import { VatTable } from './printable.styles';
import { priceOf } from './receipt-price';
import { receiptMessages } from './receipt.messages';

export interface CancellationSectionProps {
  receipt: Receipt;
  cancellation: ReceiptCancellation;
}

/** The retained amounts of a cancelled trip, part by part, with the reason. */
export function CancellationSection({ receipt, cancellation }: CancellationSectionProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { by, cancelled_on, reason, retained, retained_total } = cancellation;
  const { currency, total } = receipt;
  const owner = receipt.owner.name;
  const date = formatPlainDate(intl, cancelled_on);
  const booked = formatMessage(cancelledMessages.booked);
  return (
    <section>
      <h2>{formatMessage(cancelledMessages.by, { by, owner, date })}</h2>
      <Text>{describeReason(intl, reason)}</Text>
      <VatTable>
        <thead>
          <tr>
            <th scope="col">{formatMessage(receiptMessages.what)}</th>
            <th scope="col">{booked}</th>
            <th scope="col">{formatMessage(cancelledMessages.stays)}</th>
          </tr>
        </thead>
        <tbody>
          {retained.map((share) => (
            <tr key={share.share}>
              <td>{shareName(intl, share.share, receipt)}</td>
              <td data-label={booked}>{formatSignedMoney(intl, share.booked, currency)}</td>
              <td>{formatSignedMoney(intl, share.retained, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{formatMessage(cancelledMessages.retained, { owner })}</td>
            <td data-label={booked}>{formatMoney(intl, total, currency)}</td>
            <td>{formatMoney(intl, retained_total, currency)}</td>
          </tr>
        </tfoot>
      </VatTable>
    </section>
  );
}

function describeReason({ formatMessage }: IntlShape, reason: ReceiptCancellation['reason']): string {
  const { onTimeDays: days, onTimePercent } = CANCELLATION_TERMS;
  if (reason === 'on_time') {
    return formatMessage(cancelledMessages.on_time, { days, part: 1 - onTimePercent / 100 });
  }
  if (reason === 'too_late') return formatMessage(cancelledMessages.too_late, { days });
  return formatMessage(cancelledMessages[reason]);
}

type Share = ReceiptCancellation['retained'][number]['share'];

const LINES = {
  fees: 'price_fees',
  cancellation: 'price_cancellation_insurance',
  coupon: 'price_coupon',
} as const satisfies Partial<Record<Share, string>>;

function shareName(intl: IntlShape, share: Share, receipt: Receipt): string {
  if (share === 'owner') return intl.formatMessage(cancelledMessages.rental);
  if (share === 'insurance') return intl.formatMessage(receiptMessages.insurance);
  return formatLineName(intl, { code: LINES[share], amount: '0.00', parts: [] }, priceOf(receipt));
}
