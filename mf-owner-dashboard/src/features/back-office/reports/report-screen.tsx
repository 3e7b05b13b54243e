import { useIntl } from 'react-intl';

import type { ReportCase } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { AddressLink, useParams, usePlatform } from '@campavia/remote-kit';
import { Badge, ButtonLink, Card, H1, H3, Note, Row, Small, Stack, Strong } from '@campavia/ui';
import { Ban, Eye, Star } from '@campavia/ui/icons';

import { BackLink } from '../../../components/back-link';
import { titleMessages } from '../../../components/title.messages';
import { useReportCase } from '../../../data/back-office/use-reports';
import { Answered, BackOfficePage } from '../back-office-page';
import { Columns } from '../columns.styles';
import { formatDay, formatMoment } from '../format-moment';

import { reasonText } from './reason-text';
import { ReportDecision } from './report-decision';
import { Reported, ReportList } from './reports.styles';
import { outcomeMessages, reportsMessages, subjectMessages } from './reports.messages';

/** Reported content with its reports, and the decision about it. */
export function ReportScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <BackOfficePage>{() => (isRecordId(id) ? <Loaded key={id} id={id} /> : <NotFound />)}</BackOfficePage>
  );
}

function Loaded({ id }: { id: string }) {
  return (
    <Answered title={titleMessages.staff} failed={reportsMessages.failed} answer={useReportCase(id)}>
      {(report) => <Report report={report} />}
    </Answered>
  );
}

function Report({ report }: { report: ReportCase }) {
  const { formatMessage } = useIntl();
  const { subject, content } = report;
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <BackLink to="staff.reports" search={`subject=${subject}`}>
          {formatMessage(subjectMessages[subject].queue)}
        </BackLink>
        <Row $gap={4}>
          <H1>{content?.title ?? formatMessage(reportsMessages.gone)}</H1>
          {content && (
            <Badge tone={content.is_shown ? 'quiet' : 'stop'} icon={content.is_shown ? Eye : Ban}>
              {formatMessage(content.is_shown ? reportsMessages.shown : reportsMessages.notShown)}
            </Badge>
          )}
        </Row>
      </Stack>
      <Columns>
        <Stack $gap={5}>
          <Content report={report} />
          <Reports report={report} />
          <Earlier report={report} />
        </Stack>
        <ReportDecision key={report.decision?.outcome} report={report} />
      </Columns>
    </Stack>
  );
}

function Content({ report: { subject, content } }: { report: ReportCase }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (!content) return <Note>{formatMessage(reportsMessages.goneText)}</Note>;
  const { author, text, rating, written_at: writtenAt } = content;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(subjectMessages[subject].one)}</H3>
        {rating !== null && (
          <Row>
            <Badge tone="quiet" icon={Star}>
              {formatMessage(reportsMessages.stars, { rating })}
            </Badge>
          </Row>
        )}
        {subject !== 'listing' && (
          <Reported dir="auto">{text || formatMessage(reportsMessages.noText)}</Reported>
        )}
        {author && (
          <Row $gap={2}>
            <span>{formatMessage(reportsMessages.by)}</span>
            <AddressLink to="staff.person" params={{ id: author.id }}>
              {nameOf(author)}
            </AddressLink>
          </Row>
        )}
        {writtenAt && (
          <Small as="p" $tone="soft">
            {formatDay(intl, writtenAt)}
          </Small>
        )}
        <Row>
          <ButtonLink
            as={AddressLink}
            to="listing"
            params={{ id: content.camper_id }}
            variant="line"
            size="s"
          >
            {formatMessage(reportsMessages.seeListing)}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

function Reports({ report: { reports } }: { report: ReportCase }) {
  const intl = useIntl();
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{intl.formatMessage(reportsMessages.reports, { count: reports.length })}</H3>
        <ReportList>
          {reports.map(({ reason, comment, reporter, reported_at: at }) => (
            <li key={`${at} ${reporter?.id ?? ''}`}>
              <Strong as="p">{reasonText(intl, reason)}</Strong>
              {comment && <Reported dir="auto">{comment}</Reported>}
              <Small as="p" $tone="soft">
                {formatMoment(intl, at)}
              </Small>
              {reporter ? (
                <AddressLink to="staff.person" params={{ id: reporter.id }}>
                  {nameOf(reporter)}
                </AddressLink>
              ) : (
                <Small as="p">{intl.formatMessage(reportsMessages.visitor)}</Small>
              )}
            </li>
          ))}
        </ReportList>
      </Stack>
    </Card>
  );
}

function Earlier({ report: { earlier } }: { report: ReportCase }) {
  const intl = useIntl();
  if (earlier.length === 0) return null;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{intl.formatMessage(reportsMessages.earlier)}</H3>
        <ReportList>
          {earlier.map(({ outcome, reason, staff_name: name, decided_at: at }) => (
            <li key={at}>
              <Strong as="p">{intl.formatMessage(outcomeMessages[outcome], { name })}</Strong>
              <Reported dir="auto">{reason}</Reported>
              <Small as="p" $tone="soft">
                {formatMoment(intl, at)}
              </Small>
            </li>
          ))}
        </ReportList>
      </Stack>
    </Card>
  );
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}
