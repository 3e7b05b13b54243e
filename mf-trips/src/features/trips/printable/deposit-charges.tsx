import { useIntl } from 'react-intl';

import type { Receipt, ReceiptDepositCharge } from '@campavia/contracts';
import { formatDistance, formatMoney, formatPlainDate } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';

import { CLAIM_KIND_MESSAGES } from '../condition/claim-kinds';
import { numbered } from './numbered';
import { SheetTable } from './printable.styles';
import { receiptMessages } from './receipt.messages';

/** Charges to the deposit after the trip, beside the price. */
export function DepositCharges({ receipt }: { receipt: Receipt }) {
  const intl = useIntl();
  const charges = receipt.deposit_charges;
  if (charges.length === 0) return null;
  return (
    <section>
      <h2>{intl.formatMessage(receiptMessages.deposit)}</h2>
      <SheetTable>
        <tbody>
          {numbered(charges).map(({ item: charge, key }) => (
            <tr key={key}>
              <td>
                <ChargeName charge={charge} />
              </td>
              <td>{formatMoney(intl, charge.amount, charge.currency)}</td>
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </section>
  );
}

function ChargeName({ charge: { kind, beyond_km, charged_on } }: { charge: ReceiptDepositCharge }) {
  const intl = useIntl();
  const { units } = usePlatform().site;
  const date = formatPlainDate(intl, charged_on);
  if (kind === 'kilometres') {
    const distance = formatDistance(intl, beyond_km ?? 0, units);
    return intl.formatMessage(receiptMessages.depositKilometres, { date, distance });
  }
  return intl.formatMessage(receiptMessages.depositClaim, {
    date,
    kind: intl.formatMessage(CLAIM_KIND_MESSAGES[kind]),
  });
}
