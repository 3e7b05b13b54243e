import { type SubmitEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ReportListing } from '@campavia/contracts';
import { Button, ErrorText, Field, Note, VisuallyHidden } from '@campavia/ui';

import { useReportListing } from '../../../data/use-report-listing';
import { findReportProblem, type ReportProblem } from '../../../rules/report-problem';

import { reportMessages } from './report.messages';
import { FormActions, Reason, Reasons, ReportFields, CommentField } from './report.styles';

const FIELD_OF_PROBLEM: Record<ReportProblem, string> = {
  noReason: '[name=reason]',
  noComment: '[name=comment]',
};

export interface ReportFormProps {
  id: number;
  onDone: () => void;
  onClose: () => void;
}

export function ReportForm({ id, onDone, onClose }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const { report, isBusy, problem: refusal } = useReportListing(id);
  const [problem, setProblem] = useState<ReportProblem>();
  const errorId = useId();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const typed = new FormData(fields);
    const form = {
      reason: (typed.get('reason') ?? undefined) as ReportListing['reason'] | undefined,
      comment: String(typed.get('comment') ?? '').trim(),
    };
    const wrong = findReportProblem(form);
    setProblem(wrong);
    if (wrong) fields.querySelector<HTMLElement>(FIELD_OF_PROBLEM[wrong])?.focus();
    if (wrong || !form.reason) return;
    const { reason, comment } = form;
    if (await report({ reason, ...(comment && { comment }) })) onDone();
  }

  return (
    <ReportFields noValidate onSubmit={(event) => void send(event)}>
      {refusal && (
        <Note tone="stop" role="alert">
          {refusal.text ?? formatMessage(reportMessages.failed)}
        </Note>
      )}
      <ReportReasons errorId={problem === 'noReason' ? errorId : undefined} />
      {problem === 'noReason' && <ErrorText id={errorId}>{formatMessage(reportMessages.noReason)}</ErrorText>}
      <Field
        label={formatMessage(reportMessages.comment)}
        hint={formatMessage(reportMessages.commentHint)}
        error={problem === 'noComment' && formatMessage(reportMessages.noComment)}
      >
        {(control) => <CommentField {...control} name="comment" rows={3} maxLength={2000} />}
      </Field>
      <FormActions>
        <Button variant="line" onClick={onClose}>
          {formatMessage(reportMessages.cancel)}
        </Button>
        <Button type="submit" isBusy={isBusy} busyLabel={formatMessage(reportMessages.sending)}>
          {formatMessage(reportMessages.send)}
        </Button>
      </FormActions>
    </ReportFields>
  );
}

const REASONS = [
  ...(['MISLEADING', 'WRONG_PLACE', 'NOT_THE_OWNER', 'PAYS_ELSEWHERE'] as const),
  ...(['UNSAFE', 'OFFENSIVE', 'OTHER'] as const),
];

export function ReportReasons({ errorId }: { errorId: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Reasons aria-describedby={errorId}>
      <VisuallyHidden as="legend">{formatMessage(reportMessages.title)}</VisuallyHidden>
      {REASONS.map((reason) => (
        <Reason key={reason}>
          <input type="radio" name="reason" value={reason} />
          <span>{formatMessage(reportMessages[reason])}</span>
        </Reason>
      ))}
    </Reasons>
  );
}
