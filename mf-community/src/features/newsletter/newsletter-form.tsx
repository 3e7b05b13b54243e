import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Note, Row } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormErrors } from '@campavia/ui/forms';

import { useSubscribe, type SubscribeProblem } from '../../data/newsletter/use-subscribe';

import { newsletterMessages } from './newsletter.messages';

const MAX_EMAIL_LENGTH = 254;

export interface NewsletterFormProps {
  /** The address that was typed into the form on another page. */
  email: string;
}

/** The subscription form; one sentence replaces it once the link is mailed. */
export function NewsletterForm({ email }: NewsletterFormProps) {
  const { formatMessage } = useIntl();
  const [isSent, setIsSent] = useState(false);
  const { subscribe, isBusy, problem } = useSubscribe();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (email) box.current?.querySelector('input')?.focus();
  }, [email]);

  async function submit(address: string): Promise<void> {
    if (await subscribe(address)) setIsSent(true);
  }

  if (isSent) {
    return (
      <Note tone="good" role="status">
        {formatMessage(newsletterMessages.sent)}
      </Note>
    );
  }
  const text = problem && formatMessage(newsletterMessages[problem]);
  return (
    <Form
      summaryTitle={formatMessage(newsletterMessages.notSubscribed)}
      checks={{ email: (value) => (value.trim() ? undefined : formatMessage(newsletterMessages.missing)) }}
      errors={errorsOf(problem, text)}
      isBusy={isBusy}
      onSubmit={(values) => void submit(values.email ?? '')}
    >
      <div ref={box}>
        <FormField
          name="email"
          type="email"
          label={formatMessage(newsletterMessages.email)}
          autoComplete="email"
          defaultValue={email}
          maxLength={MAX_EMAIL_LENGTH}
        />
      </div>
      <Row $gap={3}>
        <SubmitButton busyLabel={formatMessage(newsletterMessages.subscribing)}>
          {formatMessage(newsletterMessages.subscribe)}
        </SubmitButton>
      </Row>
    </Form>
  );
}

function errorsOf(problem: SubscribeProblem | undefined, text = ''): FormErrors | undefined {
  if (!problem) return undefined;
  const isOfField = problem === 'email_is_invalid' || problem === 'email_already_exists';
  return isOfField ? { fields: { email: text }, form: [] } : { fields: {}, form: [text] };
}
