import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { OwnReview, ReviewReportReason } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row, Stack, Text } from '@campavia/ui';
import { TriangleAlert } from '@campavia/ui/icons';
import { useLazyComponent } from '@campavia/ui/browser';
import {
  type FieldCheck,
  Form,
  formErrorsOf,
  type FormValues,
  RadioField,
  SubmitButton,
  TextAreaField,
} from '@campavia/ui/forms';

import { useReportReview } from '../../../data/reviews/use-respond';

import { itemMessages } from './item.messages';

const REASONS = ['OFFENSIVE', 'PRIVATE', 'MISLEADING', 'ADVERTISING', 'OTHER'] as const;

const loadModal = () => import('@campavia/ui/overlays').then(({ Modal }) => Modal);

/** Reports a received review: asks why in a dialog. */
export function ReportButton({ review }: { review: OwnReview }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { Component: Modal } = useLazyComponent(loadModal, { isNeeded: isAsking });
  return (
    <>
      <Button variant="quiet" size="s" icon={TriangleAlert} onClick={() => setAsking(true)}>
        {formatMessage(itemMessages.report)}
      </Button>
      {Modal && (
        <Modal
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={formatMessage(itemMessages.reportTitle)}
        >
          <ReportForm review={review} onClose={() => setAsking(false)} />
        </Modal>
      )}
    </>
  );
}

function ReportForm({ review, onClose }: { review: OwnReview; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { perform, isBusy, entries } = useReportReview(review);
  const checks: Record<string, FieldCheck> = {
    reason: (reason) => (isReason(reason) ? undefined : formatMessage(itemMessages.noReason)),
    comment: (comment, { reason }) =>
      reason === 'OTHER' && !comment.trim() ? formatMessage(itemMessages.reportCommentMissing) : undefined,
  };

  async function send({ reason, comment = '' }: FormValues) {
    if (!isReason(reason)) return;
    if (!(await perform({ reason, comment: comment.trim() || undefined }))) return;
    onClose();
    events.send('toast.shown', { tone: 'good', title: formatMessage(itemMessages.reported) });
  }

  return (
    <Stack $gap={4}>
      <Text>{formatMessage(itemMessages.reportText)}</Text>
      <Form
        summaryTitle={formatMessage(itemMessages.reportNotSent)}
        checks={checks}
        errors={formErrorsOf(entries, { unknown: formatMessage(itemMessages.reportNotSent) })}
        isBusy={isBusy}
        onSubmit={(values) => void send(values)}
      >
        <RadioField
          name="reason"
          label={formatMessage(itemMessages.reportReason)}
          options={REASONS.map((value) => ({
            value,
            label: formatMessage(itemMessages[value]),
          }))}
        />
        <TextAreaField
          name="comment"
          label={formatMessage(itemMessages.reportComment)}
          hint={formatMessage(itemMessages.reportCommentHint)}
        />
        <Row $gap={3}>
          <SubmitButton variant="stop" busyLabel={formatMessage(itemMessages.sending)}>
            {formatMessage(itemMessages.sendReport)}
          </SubmitButton>
          <Button variant="line" onClick={onClose}>
            {formatMessage(itemMessages.cancel)}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}

function isReason(reason: string | undefined): reason is ReviewReportReason {
  return REASONS.some((known) => known === reason);
}
