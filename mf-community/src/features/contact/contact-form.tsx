import { useIntl } from 'react-intl';

import { MAX_CONTACT_LENGTH } from '@campavia/domain';
import { Row } from '@campavia/ui';
import {
  type FieldCheck,
  Form,
  formErrorsOf,
  type FormErrors,
  type FormValues,
  SubmitButton,
} from '@campavia/ui/forms';

import { useSendMessage, type UseSendMessage } from '../../data/contact/use-send-message';
import { findTextProblem, isTopic, parseBookingNumber } from '../../rules/contact-checks';

import { ContactFields } from './contact-fields';
import { formMessages, problemMessages } from './contact.messages';

export interface SentMessage {
  id: number;
  email: string;
}

export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { formatMessage } = useIntl();
  const sending = useSendMessage();

  async function submit({ topic = '', name = '', email = '', booking_id = '', text = '' }: FormValues) {
    const booking = parseBookingNumber(booking_id);
    const about = booking === undefined ? {} : { booking_id: booking };
    if (!isTopic(topic)) return;
    const id = await sending.send({ topic, name, email, ...about, text: text.trim() });
    if (id !== undefined) onSent({ id, email: email.trim() });
  }

  return (
    <Form
      summaryTitle={formatMessage(problemMessages.notSent)}
      checks={useChecks()}
      errors={useErrors(sending)}
      isBusy={sending.isBusy}
      onSubmit={(values) => void submit(values)}
    >
      <ContactFields />
      <Row $gap={3}>
        <SubmitButton busyLabel={formatMessage(formMessages.sending)}>
          {formatMessage(formMessages.send)}
        </SubmitButton>
      </Row>
    </Form>
  );
}

function useChecks(): Record<string, FieldCheck> {
  const { formatMessage } = useIntl();
  return {
    topic: (topic) => (isTopic(topic) ? undefined : formatMessage(problemMessages.topicMissing)),
    name: (name) => (name.trim() ? undefined : formatMessage(problemMessages.nameMissing)),
    email: (email) => (email.trim() ? undefined : formatMessage(problemMessages.emailMissing)),
    booking_id: (typed = '') =>
      typed.trim() === '' || parseBookingNumber(typed) !== undefined
        ? undefined
        : formatMessage(problemMessages.bookingNone),
    text: (text) => {
      const problem = findTextProblem(text, window.location.host);
      return problem && formatMessage(problemMessages[problem], { most: MAX_CONTACT_LENGTH });
    },
  };
}

function useErrors({ isOffline, isTooOften, entries }: UseSendMessage): FormErrors {
  const { formatMessage } = useIntl();
  if (isOffline) return { fields: {}, form: [formatMessage(problemMessages.offline)] };
  if (isTooOften) return { fields: {}, form: [formatMessage(problemMessages.tooOften)] };
  return formErrorsOf(entries, { unknown: formatMessage(problemMessages.unknown) });
}
