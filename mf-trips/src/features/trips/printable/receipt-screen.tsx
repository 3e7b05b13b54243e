import { useIntl, type IntlShape } from 'react-intl';

import type { Receipt, ReceiptParty } from '@campavia/contracts';
import { formatDateRange, formatMoney, formatPlainDate } from '@campavia/i18n';
import { BRAND, Sheet, SheetTop } from '@campavia/parts/contract-sheet';
import { formatLineName, formatSignedMoney } from '@campavia/parts/price-breakdown';
import { Small, Strong } from '@campavia/ui';

import { useReceipt } from '../../../data/use-printable';

import { listMessages } from '../list/list.messages';
import { CancellationSection } from './cancellation-section';
import { cancelledMessages } from './cancelled.messages';
import { DepositCharges } from './deposit-charges';
import { PrintablePage } from './printable-page';
import { numbered } from './numbered';
import { Parties, SheetTable, TripFacts } from './printable.styles';
import { priceOf } from './receipt-price';
import { receiptMessages } from './receipt.messages';
import { VatSection } from './vat-section';

export function ReceiptScreen() {
  return (
    <PrintablePage name="receipt" usePrintable={useReceipt}>
      {(receipt) => <ReceiptSheet receipt={receipt} />}
    </PrintablePage>
  );
}

type Method = Receipt['payments'][number]['type'];

/** Methods of payment that have the same name in every language. */
const BRANDS = { paypal: 'PayPal', klarna: 'Klarna', ideal: 'iDEAL', mbway: 'MB WAY' } as const;

function isBrand(type: Method): type is keyof typeof BRANDS {
  return Object.hasOwn(BRANDS, type);
}

function methodName({ formatMessage }: IntlShape, type: Method): string {
  return isBrand(type) ? BRANDS[type] : formatMessage(receiptMessages[type]);
}

interface ReceiptProps {
  receipt: Receipt;
}

function ReceiptSheet({ receipt }: ReceiptProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { guest, owner, platform, is_professional: isProfessional, booking } = receipt;
  return (
    <Sheet>
      <SheetTop>
        <Strong>{BRAND}</Strong>
        <div>
          <Strong>{receipt.number}</Strong>
          <br />
          {formatPlainDate(intl, receipt.issued_on)}
        </div>
      </SheetTop>
      <Parties>
        <Party heading={formatMessage(receiptMessages.guest)} party={guest} />
        <Party heading={formatMessage(receiptMessages.owner)} party={owner} />
        <Party heading={formatMessage(receiptMessages.platform)} party={platform} />
      </Parties>
      <TripFacts>
        <div>
          <Strong>{receipt.camper.title}</Strong>
          <br />
          <Small $tone="soft">
            {[receipt.camper.city, countryName(intl, receipt.camper.country)].join(', ')}
          </Small>
        </div>
        <div>
          <Strong>{formatDateRange(intl, receipt.date_from, receipt.date_to)}</Strong>
          <br />
          <Small $tone="soft">
            {[
              formatMessage(listMessages.days, { days: receipt.days }),
              formatMessage(receiptMessages.trip, { id: String(booking) }),
            ].join(' · ')}
          </Small>
        </div>
      </TripFacts>
      <PriceTable receipt={receipt} />
      {receipt.cancellation && <CancellationSection receipt={receipt} cancellation={receipt.cancellation} />}
      {receipt.vat.length > 0 && <VatSection receipt={receipt} />}
      <Payments receipt={receipt} />
      <DepositCharges receipt={receipt} />
      <Small as="p" $tone="soft">
        {formatMessage(isProfessional ? receiptMessages.collected : receiptMessages.collectedPrivate, {
          owner: owner.name,
          number: receipt.number,
        })}
      </Small>
    </Sheet>
  );
}

function Party({ heading, party }: { heading: string; party: ReceiptParty }) {
  const intl = useIntl();
  const { name, address, country, vat_number: number } = party;
  const lines = [
    ...address,
    ...(country ? [countryName(intl, country)] : []),
    ...(number ? [intl.formatMessage(receiptMessages.vatNumber, { number })] : []),
  ];
  return (
    <div>
      <h2>{heading}</h2>
      <Strong>{name}</Strong>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

function countryName(intl: IntlShape, country: string): string {
  return intl.formatDisplayName(country, { type: 'region' }) ?? country;
}

function PriceTable({ receipt }: ReceiptProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { lines, currency, total } = receipt;
  const rental = formatMessage(receiptMessages.rental, { days: receipt.days });
  const price = priceOf(receipt);
  return (
    <SheetTable>
      <thead>
        <tr>
          <th scope="col">{formatMessage(receiptMessages.what)}</th>
          <th scope="col">{formatMessage(receiptMessages.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(lines).map(({ item: line, key }) => (
          <tr key={key}>
            <td>{line.code === 'price_gross' ? rental : formatLineName(intl, line, price)}</td>
            <td>{formatSignedMoney(intl, line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{totalName(intl, receipt)}</td>
          <td>{formatMoney(intl, total, currency)}</td>
        </tr>
      </tfoot>
    </SheetTable>
  );
}

function totalName({ formatMessage }: IntlShape, { vat, cancellation }: Receipt): string {
  if (cancellation) return formatMessage(cancelledMessages.total);
  return formatMessage(vat.length > 0 ? receiptMessages.totalWithVat : receiptMessages.total);
}

function Payments({ receipt }: ReceiptProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { payments, to_pay: toPay, currency, owner, cancellation } = receipt;
  return (
    <section>
      <h2>{formatMessage(receiptMessages.payments)}</h2>
      <SheetTable>
        <tbody>
          {numbered(payments).map(({ item: { type, amount, paid_on }, key }) => (
            <tr key={key}>
              <td>
                {formatMessage(Number(amount) < 0 ? receiptMessages.refunded : receiptMessages.paid, {
                  date: formatPlainDate(intl, paid_on),
                  method: methodName(intl, type),
                })}
              </td>
              <td>{formatSignedMoney(intl, amount, currency)}</td>
            </tr>
          ))}
          {cancellation && Number(cancellation.refund_open) > 0 && (
            <tr>
              <td>{formatMessage(receiptMessages.refundOpen)}</td>
              <td>{formatSignedMoney(intl, `-${cancellation.refund_open}`, currency)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {cancellation
                ? formatMessage(cancelledMessages.retained, { owner: owner.name })
                : formatMessage(receiptMessages.toPay)}
            </td>
            <td>{formatMoney(intl, cancellation?.retained_total ?? toPay, currency)}</td>
          </tr>
        </tfoot>
      </SheetTable>
    </section>
  );
}
