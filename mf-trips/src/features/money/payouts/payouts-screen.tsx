import { useIntl } from 'react-intl';

import { saveFile } from '@campavia/parts/sharing';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, Row } from '@campavia/ui';
import { Download, Printer } from '@campavia/ui/icons';

import { tripsMessages } from '../../../components/trips.messages';
import { usePayouts, type UsePayouts } from '../../../data/money/use-payouts';
import { paidPayouts, payoutsCsv } from '../../../rules/money/payouts-csv';

import { MoneyPage } from '../money-page';
import { payinsMessages } from '../payins.messages';
import { PayoutTotals } from './payout-totals';
import { ChosenYear, YearContent } from '../money-year';
import { PayoutsTable } from './payouts-table';
import { payoutsMessages } from './payouts.messages';

export function PayoutsScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {() => (
        <ChosenYear
          address="account.payouts"
          title={formatMessage(tripsMessages.payouts)}
          messages={payoutsMessages}
        >
          {(year) => <PayoutsOfYear year={year} />}
        </ChosenYear>
      )}
    </SignedIn>
  );
}

function PayoutsOfYear({ year }: { year: string }) {
  const { formatMessage } = useIntl();
  const loaded = usePayouts(year);
  const { payouts, hasFailed } = loaded;
  return (
    <MoneyPage
      title={formatMessage(tripsMessages.payouts)}
      lead={formatMessage(payoutsMessages.lead)}
      isReady={payouts !== undefined || hasFailed}
      action={payouts && payouts.count > 0 && <Downloads year={year} loaded={loaded} />}
    >
      <YearContent
        address="account.payouts"
        year={year}
        found={payouts}
        loading={loaded}
        messages={payoutsMessages}
      >
        {payouts && (
          <>
            <PayoutTotals totals={payouts.totals} />
            <PayoutsTable year={year} payouts={payouts.results} />
          </>
        )}
      </YearContent>
    </MoneyPage>
  );
}

interface OfYear {
  year: string;
  loaded: UsePayouts;
}

function Downloads({ year, loaded: { payouts } }: OfYear) {
  const { formatMessage } = useIntl();
  const results = payouts?.results ?? [];
  return (
    <Row $gap={2}>
      {paidPayouts(results).length > 0 && (
        <ButtonLink as={AddressLink} to="account.payout-statement" params={{ year }} variant="line">
          <Printer aria-hidden="true" size={20} />
          {formatMessage(payoutsMessages.statement)}
        </ButtonLink>
      )}
      <Button
        variant="pine"
        icon={Download}
        onClick={() =>
          saveFile(payoutsCsv(results), { name: `campavia-payouts-${year}.csv`, type: 'text/csv' })
        }
      >
        {formatMessage(payinsMessages.download, { year })}
      </Button>
    </Row>
  );
}
