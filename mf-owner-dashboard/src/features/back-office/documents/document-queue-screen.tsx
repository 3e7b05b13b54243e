import { useIntl } from 'react-intl';

import type { DocumentQueue } from '@campavia/contracts';
import { AddressLink, Link, pathOf, useLocation } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, H1, Lead, Pager, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { useDocumentQueue, type DocumentQueueName } from '../../../data/back-office/use-back-office';
import { Answered, BackOfficePage } from '../back-office-page';

import { QueueRow } from './queue-row';
import { QueueRows } from './review.styles';
import { reviewMessages } from './review.messages';

const PAGE_SIZE = 10;

/** The documents, or proofs, that wait for staff. */
export function DocumentQueueScreen() {
  return <BackOfficePage>{() => <Queue />}</BackOfficePage>;
}

function Queue() {
  const { queue, page } = readQuery(useLocation().search);
  const answer = useDocumentQueue(queue, page);
  return (
    <Answered title={titleMessages.staff} failed={reviewMessages.failedQueue} answer={answer}>
      {(loaded) => <LoadedQueue loaded={loaded} queue={queue} page={page} />}
    </Answered>
  );
}

interface LoadedQueueProps {
  loaded: DocumentQueue;
  queue: DocumentQueueName;
  page: number;
}

function LoadedQueue({ loaded: { count, late, counted_at: now, results }, queue, page }: LoadedQueueProps) {
  const { formatMessage } = useIntl();
  if (count === 0) {
    return (
      <EmptyState
        headingAs="h1"
        title={formatMessage(reviewMessages.empty)}
        text={formatMessage(reviewMessages.emptyText)}
      />
    );
  }
  const heading = queue === 'proofs' ? reviewMessages.countedProofs : reviewMessages.counted;
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(heading, { count })}</H1>
        <Lead>{formatMessage(reviewMessages.lead, { late })}</Lead>
      </Stack>
      <QueueRows>
        {results.map((waiting) => (
          <QueueRow key={waiting.id} waiting={waiting} now={now}>
            <ButtonLink as={AddressLink} to="staff.document" params={{ id: waiting.id }} variant="line">
              {formatMessage(reviewMessages.open)}
            </ButtonLink>
          </QueueRow>
        ))}
      </QueueRows>
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf('staff.documents', {}, new URLSearchParams({ queue, page: String(nth) })),
        })}
      />
    </Stack>
  );
}

function readQuery(search: string): { queue: DocumentQueueName; page: number } {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    queue: query.get('queue') === 'proofs' ? 'proofs' : 'documents',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
