import { useIntl } from 'react-intl';

import type { ReportedItem, ReportQueue } from '@campavia/contracts';
import { REPORT_SUBJECTS, type ReportSubject } from '@campavia/domain';
import { AddressLink, Link, pathOf, useLocation } from '@campavia/remote-kit';
import { ButtonLink, EmptyState, H1, H3, Lead, Pager, Small, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useReportQueue } from '../../../data/back-office/use-reports';
import { Answered, BackOfficePage } from '../back-office-page';
import { reviewMessages } from '../documents/review.messages';
import { QueueRows } from '../documents/review.styles';

import { reasonText } from './reason-text';
import { reportsMessages, subjectMessages } from './reports.messages';

const PAGE_SIZE = 10;

/** Reported campers, reviews or messages that wait for staff. */
export function ReportQueueScreen() {
  return <BackOfficePage>{() => <Queue />}</BackOfficePage>;
}

function Queue() {
  const { subject, page } = readQuery(useLocation().search);
  const answer = useReportQueue(subject, page);
  return (
    <Answered title={titleMessages.staff} failed={reportsMessages.failedQueue} answer={answer}>
      {(loaded) => <LoadedQueue loaded={loaded} subject={subject} page={page} />}
    </Answered>
  );
}

interface LoadedQueueProps {
  loaded: ReportQueue;
  subject: ReportSubject;
  page: number;
}

function LoadedQueue({ loaded: { count, late, counted_at: now, results }, subject, page }: LoadedQueueProps) {
  const { formatMessage } = useIntl();
  if (count === 0) {
    return (
      <EmptyState
        headingAs="h1"
        title={formatMessage(reportsMessages.empty)}
        text={formatMessage(reportsMessages.emptyText)}
      />
    );
  }
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <H1>{formatMessage(subjectMessages[subject].queue)}</H1>
        <Lead>{formatMessage(reportsMessages.lead, { count, late })}</Lead>
      </Stack>
      <QueueRows>
        {results.map((item) => (
          <ReportRow key={item.id} item={item} now={now} />
        ))}
      </QueueRows>
      <Pager
        page={page}
        pageCount={Math.ceil(count / PAGE_SIZE)}
        linkAs={Link}
        linkProps={(nth) => ({
          to: pathOf('staff.reports', {}, new URLSearchParams({ subject, page: String(nth) })),
        })}
      />
    </Stack>
  );
}

function ReportRow({ item, now }: { item: ReportedItem; now: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const reasons = item.reasons.map((reason) => reasonText(intl, reason));
  return (
    <li>
      <div>
        <H3 as="h2">{item.title || formatMessage(reportsMessages.gone)}</H3>
        <Small as="p" $tone="soft">
          {[formatMessage(reportsMessages.reports, { count: item.report_count }), ...reasons].join(' · ')}
        </Small>
      </div>
      <WaitingBadge
        since={item.opened_at}
        now={now}
        label={(waited) => formatMessage(reviewMessages.waits, { waited })}
      />
      <ButtonLink as={AddressLink} to="staff.report" params={{ id: item.id }} variant="line">
        {formatMessage(reportsMessages.open)}
      </ButtonLink>
    </li>
  );
}

function readQuery(search: string): { subject: ReportSubject; page: number } {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    subject: REPORT_SUBJECTS.find((each) => each === query.get('subject')) ?? 'listing',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
