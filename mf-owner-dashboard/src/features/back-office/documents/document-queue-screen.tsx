import { useIntl } from 'react-intl';

import type { DocumentQueue } from '@campavia/contracts';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { ButtonLink } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { useDocumentQueue, type DocumentQueueName } from '../../../data/back-office/use-back-office';
import { Answered, BackOfficePage } from '../back-office-page';
import { QueuePage } from '../queue-page';
import { readPage } from '../read-page';

import { QueueRow } from './queue-row';
import { QueueRows } from './review.styles';
import { reviewMessages } from './review.messages';

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
  const heading = queue === 'proofs' ? reviewMessages.countedProofs : reviewMessages.counted;
  return (
    <QueuePage
      count={count}
      page={page}
      address="staff.documents"
      query={{ queue }}
      title={formatMessage(heading, { count })}
      lead={formatMessage(reviewMessages.lead, { late })}
      empty={{ title: formatMessage(reviewMessages.empty), text: formatMessage(reviewMessages.emptyText) }}
    >
      <QueueRows>
        {results.map((waiting) => (
          <QueueRow key={waiting.id} waiting={waiting} now={now}>
            <ButtonLink as={AddressLink} to="staff.document" params={{ id: waiting.id }} variant="line">
              {formatMessage(reviewMessages.open)}
            </ButtonLink>
          </QueueRow>
        ))}
      </QueueRows>
    </QueuePage>
  );
}

function readQuery(search: string): { queue: DocumentQueueName; page: number } {
  const query = new URLSearchParams(search);
  return {
    queue: query.get('queue') === 'proofs' ? 'proofs' : 'documents',
    page: readPage(search),
  };
}
