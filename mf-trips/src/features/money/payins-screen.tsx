import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';
import { saveFile } from '@campavia/parts/sharing';
import { Button } from '@campavia/ui';
import { Download } from '@campavia/ui/icons';

import { tripsMessages } from '../../components/trips.messages';
import { usePayins } from '../../data/money/use-payins';
import { payinsCsv } from '../../rules/money/payins-csv';

import { MoneyPage } from './money-page';
import { PayinTotals } from './payin-totals';
import { ChosenYear, YearContent } from './money-year';
import { PayinsTable } from './payins-table';
import { payinsMessages } from './payins.messages';

export function PayinsScreen() {
  const { formatMessage } = useIntl();
  return (
    <SignedIn>
      {() => (
        <ChosenYear
          address="account.payins"
          title={formatMessage(tripsMessages.payins)}
          messages={payinsMessages}
        >
          {(year) => <PayinsOfYear year={year} />}
        </ChosenYear>
      )}
    </SignedIn>
  );
}

function PayinsOfYear({ year }: { year: string }) {
  const { formatMessage } = useIntl();
  const loaded = usePayins(year);
  const { payins, hasFailed } = loaded;
  const csv = payins && payins.count > 0 ? payins.results : undefined;
  return (
    <MoneyPage
      title={formatMessage(tripsMessages.payins)}
      lead={formatMessage(payinsMessages.lead)}
      isReady={payins !== undefined || hasFailed}
      action={
        csv && (
          <Button
            variant="pine"
            icon={Download}
            onClick={() => saveFile(payinsCsv(csv), { name: `campavia-${year}.csv`, type: 'text/csv' })}
          >
            {formatMessage(payinsMessages.download, { year })}
          </Button>
        )
      }
    >
      <YearContent
        address="account.payins"
        year={year}
        found={payins}
        loading={loaded}
        messages={payinsMessages}
      >
        {payins && (
          <>
            <PayinTotals totals={payins.totals} />
            <PayinsTable year={year} payins={payins.results} />
          </>
        )}
      </YearContent>
    </MoneyPage>
  );
}
