import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { isPhoneCode } from '@campavia/domain';
import { Button, H2, Note, Row, Stack, Text } from '@campavia/ui';
import { FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';
import { Send } from '@campavia/ui/icons';

import { useCertifyPhone, type UseCertifyPhone } from '../../../../data/use-certify-phone';
import { NarrowField } from '../../../../components/forms/form-controls';
import { funnelMessages } from '../../funnel.messages';
import type { StepProps } from '../../step-props';

import { phoneMessages } from './phone-code.messages';
import { StepForm } from '../step-form';

export interface PhoneCodeProps extends Pick<StepProps, 'head' | 'notes' | 'onDone'> {
  phone: string;
  onOther: () => void;
}

export function PhoneCode({ phone, head, notes, onDone, onOther }: PhoneCodeProps) {
  const { formatMessage } = useIntl();
  const certify = useCertifyPhone(phone);
  const { isSent, isConfirming, entries } = certify;
  const noCode = (code: string) => (isPhoneCode(code) ? undefined : formatMessage(phoneMessages.noCode));

  async function confirm({ code = '' }: FormValues) {
    if (await certify.confirm(code)) onDone();
  }

  return (
    <StepForm
      head={head}
      notes={notes}
      title={phoneMessages.notConfirmed}
      checks={isSent ? { code: noCode } : {}}
      entries={isSent ? entries : []}
      isBusy={isConfirming}
      onSubmit={(values) => void confirm(values)}
    >
      <Stack as="section" $gap={5}>
        <Title />
        {isSent && entries.length === 0 && (
          <Note tone="good" role="status">
            {formatMessage(phoneMessages.sent, { phone })}
          </Note>
        )}
        {!isSent && <Text>{formatMessage(phoneMessages.ask, { phone })}</Text>}
        {isSent ? <CodeField /> : <Failure certify={certify} />}
        <OtherActions certify={certify} onOther={onOther} />
      </Stack>
    </StepForm>
  );
}

/** The previous form is gone, so the focus moves to the new heading. */
function Title() {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <H2 ref={title} tabIndex={-1}>
      {formatMessage(phoneMessages.title)}
    </H2>
  );
}

interface OtherActionsProps extends Pick<PhoneCodeProps, 'onOther'> {
  certify: UseCertifyPhone;
}

function OtherActions({ certify, onOther }: OtherActionsProps) {
  const { formatMessage } = useIntl();
  return (
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
  );
}

function Failure({ certify: { entries } }: { certify: UseCertifyPhone }) {
  const { formatMessage } = useIntl();
  const [entry] = entries;
  if (!entry) return null;
  return (
    <Note tone="stop" role="alert">
      {entry.text ?? formatMessage(funnelMessages.unknown)}
    </Note>
  );
}

function CodeField() {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  // The code field takes the focus, because the pressed button has changed.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <NarrowField>
        <FormField
          name="code"
          ref={field}
          label={formatMessage(phoneMessages.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      </NarrowField>
      <div>
        <SubmitButton busyLabel={formatMessage(funnelMessages.saving)}>
          {formatMessage(phoneMessages.confirm)}
        </SubmitButton>
      </div>
    </>
  );
}
