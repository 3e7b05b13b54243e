import { useIntl } from 'react-intl';

import type { OwnReview } from '@campavia/contracts';
import { countReviewExcess, MAX_REVIEW_LENGTH } from '@campavia/domain';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row } from '@campavia/ui';
import { Form, SubmitButton, TextAreaField } from '@campavia/ui/forms';

import { useFormErrors } from '../../../components/use-form-errors';
import { useAnswerReview } from '../../../data/reviews/use-respond';

import { itemMessages } from './item.messages';

interface AnswerFormProps {
  review: OwnReview;
  onClose: () => void;
}

/** The form of the public answer to a review. */
export function AnswerForm({ review, onClose }: AnswerFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { perform, isBusy, entries } = useAnswerReview(review);
  const errors = useFormErrors(entries);

  async function send(reply: string) {
    if (await perform(reply)) {
      events.send('toast.shown', { tone: 'good', title: formatMessage(itemMessages.answerSent) });
    }
  }

  return (
    <Form
      summaryTitle={formatMessage(itemMessages.answerNotSent)}
      checks={{
        reply: (text) => {
          if (!text.trim()) return formatMessage(itemMessages.answerMissing);
          const count = countReviewExcess(text);
          return count > 0 ? formatMessage(itemMessages.tooLong, { count }) : undefined;
        },
      }}
      errors={errors}
      isBusy={isBusy}
      onSubmit={({ reply = '' }) => void send(reply)}
    >
      <TextAreaField
        name="reply"
        label={formatMessage(itemMessages.answerLabel)}
        hint={formatMessage(itemMessages.answerHint, { limit: MAX_REVIEW_LENGTH })}
      />
      <Row $gap={2}>
        <SubmitButton busyLabel={formatMessage(itemMessages.sending)}>
          {formatMessage(itemMessages.sendAnswer)}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {formatMessage(itemMessages.cancel)}
        </Button>
      </Row>
    </Form>
  );
}
