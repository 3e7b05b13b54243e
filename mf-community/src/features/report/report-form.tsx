import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { ReviewReportReason } from '@campavia/contracts';
import { Button, H3, Row, Stack, Text } from '@campavia/ui';
import {
  type FieldCheck,
  Form,
  formErrorsOf,
  type FormValues,
  RadioField,
  SubmitButton,
  TextAreaField,
} from '@campavia/ui/forms';

import { useReportReview } from '../../data/use-report-review';

import { reportMessages } from './report.messages';

const REASONS = ['PRIVATE', 'OFFENSIVE', 'MISLEADING', 'ADVERTISING', 'OTHER'] as const;

const TEXTS = {
  picture: { title: reportMessages.title, doneText: reportMessages.doneText },
  review: { title: reportMessages.titleOfReview, doneText: reportMessages.doneTextOfReview },
} as const;

export interface ReportFormProps {
  reviewId: number;
  /** Whether a picture of the review is reported, or the review itself. */
  about: 'picture' | 'review';
  onClose: () => void;
}

/** Light, in narrow windows too, where the dialog is dark. */
const Sheet = styled(Stack)`
  padding: var(--s4);
  border-radius: var(--r-l);
  background: var(--surface);
  color: var(--ink);
`;

/** Asks why a review or one of its pictures is reported, and sends it. */
export function ReportForm({ reviewId, about, onClose }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const words = TEXTS[about];
  const [isDone, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button has disappeared.
  useEffect(() => heading.current?.focus(), [isDone]);
  return (
    <Sheet $gap={4} onKeyDown={keepArrowKeys}>
      <H3 as="h2" ref={heading} tabIndex={-1}>
        {formatMessage(isDone ? reportMessages.done : words.title)}
      </H3>
      {isDone ? (
        <Text role="status">{formatMessage(words.doneText)}</Text>
      ) : (
        <Fields reviewId={reviewId} about={about} onClose={onClose} onDone={() => setDone(true)} />
      )}
    </Sheet>
  );
}

function Fields({ reviewId, about, onClose, onDone }: ReportFormProps & { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { report, isBusy, entries } = useReportReview(reviewId);
  const checks: Record<string, FieldCheck> = {
    reason: (reason) => (isReason(reason) ? undefined : formatMessage(reportMessages.noReason)),
    comment: (comment, { reason }) =>
      reason === 'OTHER' && !comment.trim() ? formatMessage(reportMessages.noComment) : undefined,
  };
  async function submit({ reason, comment = '' }: FormValues) {
    if (!isReason(reason)) return;
    const words = comment.trim();
    if (await report({ reason, ...(words && { comment: words }) })) onDone();
  }
  return (
    <Form
      summaryTitle={formatMessage(reportMessages.notSent)}
      checks={checks}
      errors={formErrorsOf(entries, { unknown: formatMessage(reportMessages.failed) })}
      isBusy={isBusy}
      onSubmit={(values) => void submit(values)}
    >
      <RadioField
        name="reason"
        label={formatMessage(TEXTS[about].title)}
        options={REASONS.map((value) => ({ value, label: formatMessage(reportMessages[value]) }))}
      />
      <TextAreaField
        name="comment"
        label={formatMessage(reportMessages.comment)}
        hint={formatMessage(reportMessages.commentHint)}
      />
      <Row $gap={3}>
        <SubmitButton busyLabel={formatMessage(reportMessages.sending)}>
          {formatMessage(reportMessages.send)}
        </SubmitButton>
        <Button variant="line" onClick={onClose}>
          {formatMessage(reportMessages.cancel)}
        </Button>
      </Row>
    </Form>
  );
}

function isReason(reason: string | undefined): reason is ReviewReportReason {
  return REASONS.some((known) => known === reason);
}

/** In a form, arrow keys choose and move; they do not open the next picture. */
function keepArrowKeys(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}
