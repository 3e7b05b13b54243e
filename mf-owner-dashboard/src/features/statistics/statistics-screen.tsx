import { useIntl } from 'react-intl';

import type { CamperStatistics, OwnCamper } from '@campavia/contracts';
import { saveFile } from '@campavia/parts/sharing';
import { pathOf, useNavigate, useReady, useSearchParams } from '@campavia/remote-kit';
import { Button, FailurePanel, H2, Row, Skeleton, Stack } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import { Download } from '@campavia/ui/icons';

import { useCamperStatistics } from '../../data/use-camper-statistics';
import { useSimilarPrices } from '../../data/use-prices';
import { statisticsCsv } from '../../rules/statistics/statistics-csv';

import { CamperPage } from '../camper-page';
import { FiguresCard } from './figures-card';
import { IncomeCard } from './income-card';
import { LetDaysCard } from './let-days-card';
import { ViewsCard } from './views-card';
import { SimilarCard } from './similar-card';
import { statisticsMessages } from './statistics.messages';

export function StatisticsScreen() {
  return (
    <CamperPage tab="statistics" reportsItself>
      {(camper) => <LoadedStatistics camper={camper} />}
    </CamperPage>
  );
}

function LoadedStatistics({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const year = useChosenYear();
  const { statistics, hasFailed, isLoading, retry } = useCamperStatistics(camper.id, year);
  const similar = useSimilarPrices(camper.id);
  const isLoaded = statistics !== undefined && similar !== undefined;
  useReady(isLoaded || hasFailed);
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(statisticsMessages.failed)}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!isLoaded) return <StatisticsSkeleton />;
  return (
    <Stack $gap={6} aria-busy={isLoading || undefined}>
      <YearHead camper={camper} statistics={statistics} />
      <FiguresCard statistics={statistics} />
      <IncomeCard statistics={statistics} />
      <LetDaysCard statistics={statistics} />
      <ViewsCard statistics={statistics} title={camper.title} />
      {similar && <SimilarCard camper={camper} similar={similar} />}
    </Stack>
  );
}

/** The year of the address; anything else is the current year. */
function useChosenYear(): number | undefined {
  const [search] = useSearchParams();
  const year = search.get('year') ?? '';
  return /^20\d\d$/.test(year) ? Number(year) : undefined;
}

function YearHead({ camper, statistics }: { camper: OwnCamper; statistics: CamperStatistics }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { year, years } = statistics;
  const items = years.map((each) => ({ id: String(each), name: String(each) }));

  function open(chosen: string) {
    const path = pathOf('camper.statistics', { id: camper.id }, `year=${chosen}`);
    if (path !== undefined) void navigate(path, { preventScrollReset: true });
  }

  return (
    <Row $justify="between" $gap={4}>
      <H2>{formatMessage(statisticsMessages.heading, { year: String(year) })}</H2>
      <Row $gap={3}>
        <Select
          label={formatMessage(statisticsMessages.year)}
          isLabelHidden
          items={items}
          selectedId={String(year)}
          onChoose={({ id }) => open(id)}
        />
        <Button
          variant="quiet"
          icon={Download}
          onClick={() =>
            saveFile(statisticsCsv(statistics), {
              name: `campavia-${camper.id}-${year}.csv`,
              type: 'text/csv;charset=utf-8',
            })
          }
        >
          {formatMessage(statisticsMessages.download)}
        </Button>
      </Row>
    </Row>
  );
}

function StatisticsSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <Skeleton $height="2.75rem" />
      <Skeleton $height="7rem" />
      <Skeleton $height="22rem" />
    </Stack>
  );
}
