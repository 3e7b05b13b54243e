import { useState } from 'react';
import { useIntl } from 'react-intl';

import { MESSAGE_REPORT_REASONS, type MessageReportReason } from '@campavia/domain';
import { Button, Row, Stack, Text } from '@campavia/ui';
import {
  Form,
  formErrorsOf,
  RadioField,
  SubmitButton,
  TextAreaField,
  type FieldCheck,
  type FormValues,
} from '@campavia/ui/forms';
import { Modal } from '@campavia/ui/overlays';

import { useReportMessage } from '../../../data/chats/use-report-message';

import { reportMessages } from './report.messages';

interface ReportDialogProps {
  messageId: number;
  isOpen: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Asks why a message is reported, and sends it to the support team. */
export function ReportDialog({ messageId, isOpen, onSent, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const [isDone, setDone] = useState(false);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(isDone ? reportMessages.done : reportMessages.title)}
    >
      {isDone ? (
        <Stack $gap={4}>
          <Text role="status">{formatMessage(reportMessages.doneText)}</Text>
          <div>
            <Button onClick={onClose}>{formatMessage(reportMessages.close)}</Button>
          </div>
        </Stack>
      ) : (
        <ReportForm
          messageId={messageId}
          onClose={onClose}
          onSent={() => {
            setDone(true);
            onSent();
          }}
        />
      )}
    </Modal>
  );
}

function ReportForm({ messageId, onSent, onClose }: Omit<ReportDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const { report, isBusy, entries } = useReportMessage(messageId);
  const checks: Record<string, FieldCheck> = {
    reason: (reason) => (isReason(reason) ? undefined : formatMessage(reportMessages.noReason)),
    comment: (comment, { reason }) =>
      reason === 'OTHER' && !comment?.trim() ? formatMessage(reportMessages.noComment) : undefined,
  };
  async function send({ reason, comment = '' }: FormValues) {
    if (!isReason(reason)) return;
    const words = comment.trim();
    if (await report({ reason, ...(words && { comment: words }) })) onSent();
  }
  return (
    <Form
      summaryTitle={formatMessage(reportMessages.notSent)}
      checks={checks}
      errors={formErrorsOf(entries, { unknown: formatMessage(reportMessages.failed) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <RadioField
        name="reason"
        label={formatMessage(reportMessages.title)}
        options={MESSAGE_REPORT_REASONS.map((value) => ({
          value,
          label: formatMessage(reportMessages[value]),
        }))}
      />
      <TextAreaField
        name="comment"
        label={formatMessage(reportMessages.comment)}
        hint={formatMessage(reportMessages.commentHint)}
        isOptional
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

function isReason(reason: string | undefined): reason is MessageReportReason {
  return MESSAGE_REPORT_REASONS.some((known) => known === reason);
}
