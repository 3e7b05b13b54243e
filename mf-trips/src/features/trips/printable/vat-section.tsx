import { useIntl } from 'react-intl';

import type { Receipt, ReceiptVatRow } from '@campavia/contracts';
import { BRAND } from '@campavia/parts/contract-sheet';
import { formatSignedMoney } from '@campavia/parts/price-breakdown';

import { cancelledMessages } from './cancelled.messages';
import { VatTable } from './printable.styles';
import { receiptMessages } from './receipt.messages';

interface VatSectionProps {
  receipt: Receipt;
}

/** The tax that the price includes, by supplier; the sum only where it covers the whole price. */
export function VatSection({ receipt }: VatSectionProps) {
  const { vat, vat_total: total, currency, owner } = receipt;
  const intl = useIntl();
  const { formatMessage } = intl;
  const money = (amount: string) => formatSignedMoney(intl, amount, currency);
  const names = {
    owner: owner.name,
    platform: BRAND,
    insurance: formatMessage(receiptMessages.insurance),
    coupon: formatMessage(receiptMessages.coupon),
  };
  const describe = ({ supplier, rate }: ReceiptVatRow) =>
    rate === null
      ? formatMessage(receiptMessages.exempt, { supplier: names[supplier] })
      : formatMessage(receiptMessages.withRate, { supplier: names[supplier], rate: Number(rate) / 100 });
  const [net, tax] = [formatMessage(receiptMessages.net), formatMessage(receiptMessages.vat)];
  return (
    <section>
      <h2>
        {formatMessage(receipt.cancellation ? cancelledMessages.vatOfRest : receiptMessages.vatIncluded)}
      </h2>
      <VatTable>
        <thead>
          <tr>
            <th scope="col">{formatMessage(receiptMessages.supplier)}</th>
            <th scope="col">{net}</th>
            <th scope="col">{tax}</th>
            <th scope="col">{formatMessage(receiptMessages.gross)}</th>
          </tr>
        </thead>
        <tbody>
          {vat.map((row) => (
            <tr key={row.supplier}>
              <td>{describe(row)}</td>
              <td data-label={net}>{money(row.net)}</td>
              <td data-label={tax}>{money(row.vat)}</td>
              <td>{money(row.gross)}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <td>{formatMessage(receiptMessages.together)}</td>
              <td data-label={net}>{money(total.net)}</td>
              <td data-label={tax}>{money(total.vat)}</td>
              <td>{money(total.gross)}</td>
            </tr>
          </tfoot>
        )}
      </VatTable>
    </section>
  );
}
