import { Stack, Wrap } from '@campavia/ui';

import type { EarningsOutcome } from '../../../rules/earnings/stored-answers';
import { CostsCard } from '../frame/costs-card';
import { EarningsStepLine } from '../frame/earnings-step-line';
import { Page } from '../frame/frame.styles';

import { AssumptionsCard } from './assumptions-card';
import { MonthChart } from './month-chart';
import { ResultBand } from './result-band';
import { BelowBand } from './results.styles';

export function Results({ answers, result }: EarningsOutcome) {
  const isEarning = result.max_yearly > 0;
  return (
    <Wrap>
      <Page>
        <EarningsStepLine step="results" stored={{ answers, outcome: { answers, result } }} />
        <ResultBand answers={answers} result={result} />
        <BelowBand>
          {isEarning && (
            <Stack $gap={6}>
              <MonthChart result={result} />
              <AssumptionsCard answers={answers} result={result} />
            </Stack>
          )}
          <CostsCard />
        </BelowBand>
      </Page>
    </Wrap>
  );
}
