import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { PayoutRequirements } from '@campavia/contracts';
import { nextRequirement, REQUIREMENT_MINUTES } from '@campavia/domain';
import { Card, H3, Row, Skeleton, Stack, Text } from '@campavia/ui';

import { DocumentMeter } from '../../../components/documents/document-meter';
import { SectionFailure } from '../../../components/section-failure';
import { usePayoutRequirements } from '../../../data/account/use-payout-requirements';

import { RequirementRow } from './requirement-row';
import { requirementsMessages } from './requirements.messages';

export interface RequirementsProps {
  /** Id of the heading of the list. */
  headingId: string;
}

/** Reserves the height of the meter, which is loaded later. */
const Head = styled(Row)`
  min-height: 3rem;
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The requirements for payouts: what is missing, how long each takes, and the next step. */
export function Requirements({ headingId }: RequirementsProps) {
  const { formatMessage } = useIntl();
  const { requirements, hasFailed, isRetrying, retry } = usePayoutRequirements();
  return (
    <Card as="section" $isPadded aria-labelledby={headingId}>
      <Stack $gap={3}>
        <Head $justify="between" $align="start" $gap={4}>
          <H3 as="h2" id={headingId}>
            {formatMessage(requirementsMessages.title)}
          </H3>
          {requirements && <Progress {...requirements} />}
        </Head>
        {requirements && <List requirements={requirements} />}
        {!requirements && !hasFailed && <Skeleton $height="16rem" />}
        {hasFailed && (
          <SectionFailure text={requirementsMessages.failed} isRetrying={isRetrying} onRetry={retry} />
        )}
      </Stack>
    </Card>
  );
}

function Progress({ count, done }: PayoutRequirements) {
  const { formatMessage } = useIntl();
  const text = formatMessage(requirementsMessages.progress, { done, all: count });
  return <DocumentMeter all={count} checked={done} text={text} />;
}

function List({ requirements: { results } }: { requirements: PayoutRequirements }) {
  const next = nextRequirement(results);
  return (
    <>
      <Next results={results} />
      <Rows>
        {results.map((requirement) => (
          <RequirementRow key={requirement.name} requirement={requirement} isNext={requirement === next} />
        ))}
      </Rows>
    </>
  );
}

/** The total time for everything missing, or that nothing is missing. */
function Next({ results }: Pick<PayoutRequirements, 'results'>) {
  const { formatMessage } = useIntl();
  const open = results.filter(({ status }) => status === 'missing' || status === 'refused');
  if (open.length > 0) {
    const minutes = open.reduce((sum, { name }) => sum + REQUIREMENT_MINUTES[name], 0);
    return (
      <Text $tone="soft">{formatMessage(requirementsMessages.open, { count: open.length, minutes })}</Text>
    );
  }
  const isDone = results.every(({ status }) => status === 'done');
  return (
    <Text $tone="soft">
      {formatMessage(isDone ? requirementsMessages.done : requirementsMessages.waiting)}
    </Text>
  );
}
