import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { Button, H2, Note, Row, Stack, Text } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';
import { Send } from '@campavia/ui/icons';

import { useCertifyPhone, type UseCertifyPhone } from '../../data/use-certify-phone';
import { NarrowField } from '../../parts/form-controls';
import { isPhoneCode } from '../../rules/phone-code';
import { frameMessages } from '../frame.messages';
import { useFormErrors } from '../use-form-errors';

import { phoneMessages } from './phone.messages';

export interface PhoneCodeProps {
  phone: string;
  onDone: () => void;
  /** The number is another one. */
  onOther: () => void;
}

/** Proves that a phone is one's own, by a code that is sent to it. */
export function PhoneCode({ phone, onDone, onOther }: PhoneCodeProps) {
  const { formatMessage } = useIntl();
  const certify = useCertifyPhone();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that was pressed on is gone: whoever was at its end is led to what comes now.
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack as="section" $gap={5}>
      <H2 ref={title} tabIndex={-1}>
        {formatMessage(phoneMessages.title)}
      </H2>
      {certify.isSent ? (
        <Note tone="good" role="status">
          {formatMessage(phoneMessages.sent, { phone })}
        </Note>
      ) : (
        <Text>{formatMessage(phoneMessages.ask, { phone })}</Text>
      )}
      {certify.isSent ? <CodeForm {...{ certify, onDone }} /> : <Failure certify={certify} />}
      <Row $gap={3}>
        <Button
          variant={certify.isSent ? 'quiet' : 'main'}
          icon={Send}
          isBusy={certify.isSending}
          busyLabel={formatMessage(phoneMessages.sending)}
          onClick={certify.sendCode}
        >
          {formatMessage(certify.isSent ? phoneMessages.again : phoneMessages.send)}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {formatMessage(phoneMessages.other)}
        </Button>
      </Row>
    </Stack>
  );
}

function Failure({ certify: { entries } }: { certify: UseCertifyPhone }) {
  const { formatMessage } = useIntl();
  const [entry] = entries;
  if (!entry) return null;
  return (
    <Note tone="stop" role="alert">
      {entry.text ?? formatMessage(frameMessages.unknown)}
    </Note>
  );
}

function CodeForm({ certify, onDone }: { certify: UseCertifyPhone; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const errors = useFormErrors(certify.entries);

  async function confirm({ code = '' }: FormValues) {
    if (await certify.confirm(code)) onDone();
  }

  return (
    <Form
      summaryTitle={formatMessage(phoneMessages.notConfirmed)}
      checks={{ code: (code) => (isPhoneCode(code) ? undefined : formatMessage(phoneMessages.noCode)) }}
      errors={errors}
      isBusy={certify.isConfirming}
      onSubmit={(values) => void confirm(values)}
    >
      <NarrowField>
        <FormField
          name="code"
          label={formatMessage(phoneMessages.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      </NarrowField>
      <div>
        <SubmitButton busyLabel={formatMessage(frameMessages.saving)}>
          {formatMessage(phoneMessages.confirm)}
        </SubmitButton>
      </div>
    </Form>
  );
}
