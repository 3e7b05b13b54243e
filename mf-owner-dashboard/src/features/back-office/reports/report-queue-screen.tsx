import { useIntl } from 'react-intl';

import type { ReportedItem, ReportQueue } from '@campavia/contracts';
import { REPORT_SUBJECTS, type ReportSubject } from '@campavia/domain';
import { AddressLink, useLocation } from '@campavia/remote-kit';
import { ButtonLink, H3, Small } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useReportQueue } from '../../../data/back-office/use-reports';
import { Answered, BackOfficePage } from '../back-office-page';
import { reviewMessages } from '../documents/review.messages';
import { QueueRows } from '../documents/review.styles';
import { QueuePage } from '../queue-page';
import { readPage } from '../read-page';

import { reasonText } from './reason-text';
import { reportsMessages, subjectMessages } from './reports.messages';

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
  return (
    <QueuePage
      count={count}
      page={page}
      address="staff.reports"
      query={{ subject }}
      title={formatMessage(subjectMessages[subject].queue)}
      lead={formatMessage(reportsMessages.lead, { count, late })}
      empty={{ title: formatMessage(reportsMessages.empty), text: formatMessage(reportsMessages.emptyText) }}
    >
      <QueueRows>
        {results.map((item) => (
          <ReportRow key={item.id} item={item} now={now} />
        ))}
      </QueueRows>
    </QueuePage>
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
  return {
    subject: REPORT_SUBJECTS.find((each) => each === query.get('subject')) ?? 'listing',
    page: readPage(search),
  };
}
