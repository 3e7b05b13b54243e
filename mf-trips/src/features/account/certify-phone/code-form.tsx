import { useIntl } from 'react-intl';

import { isPhoneCode } from '@campavia/domain';
import { pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Button, Row } from '@campavia/ui';
import { Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import type { CertifyPhone } from '../../../data/use-certify-phone';
import { useFormErrors } from '../../../components/use-form-errors';

import { certifyPhoneMessages } from './certify-phone.messages';

export function CodeForm({ certify }: { certify: CertifyPhone }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const navigate = useNavigate();
  const errors = useFormErrors(certify.entries);

  async function confirmPhone({ code = '' }: FormValues) {
    if (!(await certify.confirm(code))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(certifyPhoneMessages.done) });
    void navigate(pathOf('account.profile') ?? '/');
  }

  return (
    <Form
      summaryTitle={formatMessage(certifyPhoneMessages.notConfirmed)}
      checks={{
        code: (code) => (isPhoneCode(code) ? undefined : formatMessage(certifyPhoneMessages.noCode)),
      }}
      errors={errors}
      isBusy={certify.isConfirming}
      onSubmit={(values) => void confirmPhone(values)}
    >
      <FormField
        name="code"
        label={formatMessage(certifyPhoneMessages.code)}
        hint={formatMessage(certifyPhoneMessages.codeHint)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <Row>
        <SubmitButton busyLabel={formatMessage(certifyPhoneMessages.confirming)}>
          {formatMessage(certifyPhoneMessages.confirm)}
        </SubmitButton>
        <Button
          variant="quiet"
          isBusy={certify.isSending}
          busyLabel={formatMessage(certifyPhoneMessages.sending)}
          onClick={certify.sendCode}
        >
          {formatMessage(certifyPhoneMessages.sendAgain)}
        </Button>
      </Row>
    </Form>
  );
}
