import { useIntl } from 'react-intl';

import type { Me, Payout, Payouts } from '@campavia/contracts';
import { formatDateRange, formatMoney, formatPlainDate } from '@campavia/i18n';
import { BRAND, Sheet, SheetTop } from '@campavia/parts/contract-sheet';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  pageTitle,
  useDocumentTitle,
  useParams,
  usePlatform,
  useReady,
  useToday,
} from '@campavia/remote-kit';
import {
  Button,
  FailurePanel,
  H1,
  Icon,
  Row,
  Skeleton,
  Small,
  Stack,
  Strong,
  VisuallyHidden,
} from '@campavia/ui';
import { ArrowLeft, Printer } from '@campavia/ui/icons';

import { usePayouts } from '../../../data/money/use-payouts';
import { paidPayouts } from '../../../rules/money/payouts-csv';

import { Back, Page, PrintedTable } from '../money.styles';
import { payinsMessages } from '../payins.messages';
import { payoutsMessages } from './payouts.messages';
import { PayoutTotals } from './payout-totals';

/** The payouts of an owner in a year, on a printable page. */
export function PayoutStatementScreen() {
  const { year = '' } = useParams();
  const { NotFound } = usePlatform();
  if (!/^(19|20)\d\d$/.test(year)) return <NotFound />;
  return <SignedIn>{(me) => <Statement year={year} me={me} />}</SignedIn>;
}

function Statement({ year, me }: { year: string; me: Me }) {
  const { formatMessage } = useIntl();
  const { payouts, hasFailed, isRetrying, retry } = usePayouts(year);
  const title = formatMessage(payoutsMessages.statementOf, { year });
  useDocumentTitle(pageTitle(title));
  useReady(payouts !== undefined || hasFailed);
  return (
    <Page $gap={6}>
      <Row $justify="between" $align="end" $gap={4}>
        <Stack $gap={2}>
          <Back to="account.payouts" search={`year=${year}`} data-not-printed>
            <Icon of={ArrowLeft} />
            {formatMessage(payoutsMessages.toPayouts)}
          </Back>
          <H1>{title}</H1>
        </Stack>
        {payouts && (
          <Button icon={Printer} onClick={() => window.print()} data-not-printed>
            {formatMessage(payoutsMessages.print)}
          </Button>
        )}
      </Row>
      {hasFailed && (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(payoutsMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {!hasFailed && !payouts && <Skeleton $height="32rem" />}
      {payouts && <StatementSheet year={year} me={me} payouts={payouts} />}
    </Page>
  );
}

function StatementSheet({ year, me, payouts }: { year: string; me: Me; payouts: Payouts }) {
  const intl = useIntl();
  const paid = paidPayouts(payouts.results);
  return (
    <Sheet>
      <SheetTop>
        <Strong>{BRAND}</Strong>
        <div>
          <Strong>{[me.first_name, me.last_name].join(' ')}</Strong>
          <br />
          {formatPlainDate(intl, useToday())}
        </div>
      </SheetTop>
      {paid.length === 0 ? (
        <p>{intl.formatMessage(payoutsMessages.empty, { year })}</p>
      ) : (
        <>
          <PayoutTotals totals={payouts.totals} names={['share', 'deducted', 'paid']} />
          <StatementTable year={year} paid={paid} />
        </>
      )}
      <Small as="p" $tone="soft">
        {intl.formatMessage(payoutsMessages.statementNote)}
      </Small>
    </Sheet>
  );
}

const AMOUNTS = ['share', 'deducted', 'paid'] as const;

function StatementTable({ year, paid }: { year: string; paid: readonly Payout[] }) {
  const { formatMessage } = useIntl();
  return (
    <PrintedTable>
      <VisuallyHidden as="caption">{formatMessage(payoutsMessages.table, { year })}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{formatMessage(payinsMessages.executed)}</th>
          <th scope="col">{formatMessage(payinsMessages.what)}</th>
          {AMOUNTS.map((name) => (
            <th key={name} scope="col" data-amount>
              {formatMessage(payoutsMessages[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paid.map((payout) => (
          <StatementRow key={payout.id} payout={payout} />
        ))}
      </tbody>
    </PrintedTable>
  );
}

function StatementRow({ payout }: { payout: Payout }) {
  const intl = useIntl();
  const { booking, execution_date: day, share, deducted, amount, amount_currency: currency } = payout;
  return (
    <tr>
      <td>{formatPlainDate(intl, day)}</td>
      <td>
        {[booking.id, booking.title].join(' · ')}
        <br />
        <Small>{formatDateRange(intl, booking.date_from, booking.date_to)}</Small>
      </td>
      {[share, deducted, amount].map((money, nth) => (
        <td key={AMOUNTS[nth]} data-amount>
          {formatMoney(intl, money, currency)}
        </td>
      ))}
    </tr>
  );
}
