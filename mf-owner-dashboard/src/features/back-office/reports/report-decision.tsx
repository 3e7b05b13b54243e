import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ReportCase } from '@campavia/contracts';
import { REPORT_DECISIONS, type ReportDecision as Decision } from '@campavia/domain';
import { AddressLink, pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, Card, H3, Note, Small, Stack, Text } from '@campavia/ui';
import {
  Form,
  formErrorsOf,
  RadioField,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';

import { useDecideReport, useReverseReport } from '../../../data/back-office/use-reports';
import { backOfficeMessages } from '../back-office.messages';

import { Reported } from './reports.styles';
import { outcomeMessages, reportsMessages, subjectMessages } from './reports.messages';

/** The form that decides a case, or the decision that was made. */
export function ReportDecision({ report }: { report: ReportCase }) {
  const { formatMessage } = useIntl();
  const { decision, next_id: nextId } = report;
  return (
    <Card $isPadded>
      <Stack $gap={5}>
        <H3 as="h2">{formatMessage(reportsMessages.decision)}</H3>
        {decision === null ? <DecideForm report={report} /> : <Decided report={report} decision={decision} />}
        {nextId !== null && (
          <ButtonLink as={AddressLink} to="staff.report" params={{ id: nextId }} variant="line">
            {formatMessage(reportsMessages.next)}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function DecideForm({ report }: { report: ReportCase }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const navigate = useNavigate();
  const { send, isBusy, entries } = useDecideReport(report.id);
  const [decision, setDecision] = useState<Decision>();
  const { subject, content, next_id: nextId } = report;
  const labels = { dismiss: reportsMessages.dismiss, hide: subjectMessages[subject].hide };
  const choices = REPORT_DECISIONS.filter((each) => each === 'dismiss' || content?.is_shown);

  async function decide({ reason = '' }: FormValues) {
    if (decision === undefined || !(await send({ decision, reason: reason.trim() }))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(reportsMessages.done) });
    const path = nextId === null ? pathOf('staff') : pathOf('staff.report', { id: nextId });
    if (path !== undefined) void navigate(path);
  }

  return (
    <Form
      summaryTitle={formatMessage(reportsMessages.notDone)}
      checks={{
        decision: (value) => (value ? undefined : formatMessage(reportsMessages.noDecision)),
        reason: (value) => (value?.trim() ? undefined : formatMessage(reportsMessages.noReason)),
      }}
      errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void decide(values)}
    >
      <RadioField
        name="decision"
        label={formatMessage(reportsMessages.choose)}
        options={choices.map((value) => ({ value, label: formatMessage(labels[value]) }))}
        onChange={(value) => setDecision(value as Decision)}
      />
      <TextAreaField
        name="reason"
        label={formatMessage(reportsMessages.reason)}
        hint={formatMessage(decision === 'hide' ? reportsMessages.hideHint : reportsMessages.dismissHint)}
      />
      <SubmitButton busyLabel={formatMessage(reportsMessages.busy)}>
        {formatMessage(reportsMessages.send)}
      </SubmitButton>
    </Form>
  );
}

interface DecidedProps {
  report: ReportCase;
  decision: NonNullable<ReportCase['decision']>;
}

function Decided({ report, decision: { outcome, reason, staff_name: name } }: DecidedProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Note role="status">{formatMessage(outcomeMessages[outcome], { name })}</Note>
      <Reported dir="auto">{reason}</Reported>
      {outcome === 'hidden' && report.content && <ReverseForm report={report} />}
    </>
  );
}

function ReverseForm({ report }: { report: ReportCase }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { send, isBusy, entries } = useReverseReport(report.id);

  async function reverse({ reason = '' }: FormValues) {
    if (!(await send(reason.trim()))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(reportsMessages.reversed) });
  }

  return (
    <Stack $gap={3}>
      <Text>{formatMessage(subjectMessages[report.subject].showText)}</Text>
      <Form
        summaryTitle={formatMessage(reportsMessages.notDone)}
        checks={{
          reason: (value) => (value?.trim() ? undefined : formatMessage(reportsMessages.noReason)),
        }}
        errors={formErrorsOf(entries, { unknown: formatMessage(backOfficeMessages.unknown) })}
        isBusy={isBusy}
        onSubmit={(values) => void reverse(values)}
      >
        <TextAreaField name="reason" label={formatMessage(reportsMessages.reason)} />
        <Small as="p" $tone="soft">
          {formatMessage(reportsMessages.reverseHint)}
        </Small>
        <SubmitButton variant="line" busyLabel={formatMessage(reportsMessages.busy)}>
          {formatMessage(reportsMessages.show)}
        </SubmitButton>
      </Form>
    </Stack>
  );
}
