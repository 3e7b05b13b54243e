import { useIntl } from 'react-intl';

import type { ModerationQueue, WaitingListing } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import {
  AddressLink,
  Link,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useLocation,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import {
  ButtonLink,
  EmptyState,
  FailurePanel,
  H1,
  H3,
  Lead,
  Pager,
  Skeleton,
  Small,
  Stack,
  VisuallyHidden,
} from '@campavia/ui';
import { Picture } from '@campavia/ui/media';

import { titleMessages } from '../../components/title.messages';
import { useModerationQueue } from '../../data/moderation/use-moderation';
import { WaitingBadge } from '../../components/waiting-badge';

import { queueMessages } from './queue.messages';
import { QueueRows, StaffPage, Thumb } from './staff.styles';

const PAGE_SIZE = 10;

/** The listings to be reviewed, the oldest first. */
export function ModerationQueueScreen() {
  return <SignedIn>{() => <Queue />}</SignedIn>;
}

function Queue() {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const page = readPage(useLocation().search);
  const { queue, failure, isRetrying, retry } = useModerationQueue(page);
  useDocumentTitle(pageTitle(formatMessage(titleMessages.staff)));
  useReady(queue !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  if (failure) {
    return (
      <FailurePanel title={formatMessage(queueMessages.failed)} isRetrying={isRetrying} onRetry={retry} />
    );
  }
  if (!queue) {
    return (
      <Stack $gap={6} aria-hidden="true">
        <Skeleton $height="6rem" />
        <Skeleton $height="24rem" />
      </Stack>
    );
  }
  return <LoadedQueue queue={queue} page={page} />;
}

function LoadedQueue({ queue, page }: { queue: ModerationQueue; page: number }) {
  const { formatMessage } = useIntl();
  const { count, past_a_day: past, decided_today: decided, counted_at: now, results } = queue;
  if (count === 0) {
    return (
      <EmptyState
        headingAs="h1"
        title={formatMessage(queueMessages.empty)}
        text={formatMessage(queueMessages.emptyText)}
      />
    );
  }
  return (
    <StaffPage>
      <Stack $gap={2}>
        <H1>{formatMessage(queueMessages.counted, { count })}</H1>
        <Lead>{formatMessage(queueMessages.lead, { past, decided })}</Lead>
      </Stack>
      <QueueRows>
        {results.map((listing) => (
          <QueueRow key={listing.id} listing={listing} now={now} />
        ))}
      </QueueRows>
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf('staff.listings', {}, new URLSearchParams({ page: String(nth) })),
        })}
      />
    </StaffPage>
  );
}

function QueueRow({ listing, now }: { listing: WaitingListing; now: string }) {
  const { formatMessage } = useIntl();
  const { id, title, picture, city, country, sent_at, submission_count: count } = listing;
  const name = `${listing.owner_first_name} ${listing.owner_last_name}`;
  return (
    <li>
      {picture ? (
        <Thumb>
          <Picture picture={{ ...picture, alt: '' }} sizes="5.5rem" />
        </Thumb>
      ) : (
        <Small $tone="soft">{formatMessage(queueMessages.noPicture)}</Small>
      )}
      <div>
        <H3 as="h2">{title}</H3>
        <Small as="p" $tone="soft">
          {[
            `${city}, ${country}`,
            formatMessage(queueMessages.owner, { name }),
            formatMessage(queueMessages.again, { count }),
          ].join(' · ')}
        </Small>
      </div>
      <WaitingBadge
        since={sent_at}
        now={now}
        label={(waited) => formatMessage(queueMessages.waits, { waited })}
      />
      <ButtonLink as={AddressLink} to="staff.listing" params={{ id }} variant="line">
        {formatMessage(queueMessages.open)}
        <VisuallyHidden> {title}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
