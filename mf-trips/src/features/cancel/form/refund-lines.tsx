import { useIntl } from 'react-intl';

import type { GuestBooking, RefundPreview } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { H2, Stack, Text, VisuallyHidden } from '@campavia/ui';

import { buildRefundTable, type RefundTable } from '../../../rules/cancellation/refund-table';
import { MoneyLines } from '../../trips';

import { LinesCard, LinesTable } from './cancel-form.styles';
import { linesMessages } from './lines.messages';

export interface RefundLinesProps {
  trip: GuestBooking;
  preview: RefundPreview;
}

/** Every part of the price with its retained and refunded amount, down to the total refund. */
export function RefundLines({ trip, preview }: RefundLinesProps) {
  const { formatMessage } = useIntl();
  const table = buildRefundTable(preview);
  return (
    <Stack as="section" $gap={4}>
      <Stack $gap={2}>
        <H2>{formatMessage(linesMessages.title)}</H2>
        <Text $tone="soft">{formatMessage(linesMessages.lead)}</Text>
      </Stack>
      <LinesCard>
        <LinesTable>
          <TableHead />
          <tbody>
            {table.rows.map((row) => (
              <TableRow key={row.share} {...row} trip={trip} />
            ))}
          </tbody>
          <TableTotal total={table.total} currency={preview.currency_used} />
        </LinesTable>
        <PaidBack table={table} currency={preview.currency_used} />
      </LinesCard>
    </Stack>
  );
}

function TableHead() {
  const { formatMessage } = useIntl();
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{formatMessage(linesMessages.part)}</VisuallyHidden>
        </th>
        <th scope="col">{formatMessage(linesMessages.price)}</th>
        <th scope="col">{formatMessage(linesMessages.kept)}</th>
        <th scope="col">{formatMessage(linesMessages.refunded)}</th>
      </tr>
    </thead>
  );
}

type RowProps = RefundTable['rows'][number] & Pick<RefundLinesProps, 'trip'>;

function TableRow({ share, trip, ...amounts }: RowProps) {
  const { formatMessage } = useIntl();
  const owner = trip.owner.first_name;
  return (
    <tr>
      <th scope="row">
        {formatMessage(linesMessages[share])}
        {share === 'owner' && <small>{formatMessage(linesMessages.ownerHint, { owner })}</small>}
        {share === 'coupon' && <small>{formatMessage(linesMessages.couponHint)}</small>}
      </th>
      <Amounts {...amounts} />
    </tr>
  );
}

function TableTotal({ total, currency }: { total: RefundTable['total']; currency: string }) {
  const { formatMessage } = useIntl();
  return (
    <tfoot>
      <tr>
        <th scope="row">{formatMessage(linesMessages.total, { currency })}</th>
        <Amounts {...total} />
      </tr>
    </tfoot>
  );
}

function Amounts({ price, kept, refunded }: RefundTable['total']) {
  const intl = useIntl();
  const plain = (amount: string) => withMinus(amount, (digits) => formatPlainAmount(intl, digits));
  return (
    <>
      <td data-name={intl.formatMessage(linesMessages.price)}>{plain(price)}</td>
      <td data-name={intl.formatMessage(linesMessages.kept)}>{plain(kept)}</td>
      <td data-name={intl.formatMessage(linesMessages.refunded)}>
        <b>{plain(refunded)}</b>
      </td>
    </>
  );
}

/** With the minus of the price breakdown, which is as wide as a digit. */
function withMinus(amount: string, format: (digits: string) => string): string {
  return amount.startsWith('-') ? `−${format(amount.slice(1))}` : format(amount);
}

type Formatter = Pick<ReturnType<typeof useIntl>, 'formatNumber'>;

/** Without the currency, which stands in the last line; the digits stay those of the api. */
function formatPlainAmount(intl: Formatter, amount: string): string {
  const exact = amount as unknown as number;
  return intl.formatNumber(exact, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function PaidBack({ table, currency }: { table: RefundTable; currency: string }) {
  const intl = useIntl();
  const money = (amount: string) => withMinus(amount, (digits) => formatMoney(intl, digits, currency));
  return (
    <MoneyLines>
      {table.notCharged !== undefined && (
        <>
          <div>
            <dt>{intl.formatMessage(linesMessages.fromTable)}</dt>
            <dd>{money(table.total.refunded)}</dd>
          </div>
          <div>
            <dt>{intl.formatMessage(linesMessages.notCharged)}</dt>
            <dd>{money(`-${table.notCharged}`)}</dd>
          </div>
        </>
      )}
      <div data-total>
        <dt>{intl.formatMessage(linesMessages.toYou)}</dt>
        <dd>{money(table.refund)}</dd>
      </div>
    </MoneyLines>
  );
}
