import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink, pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Form, PasswordField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useChangePassword } from '../../../data/use-change-password';
import { useFormErrors } from '../../../components/use-form-errors';
import { isEmpty, findPasswordProblem, MIN_PASSWORD_LENGTH } from '../../../rules/form-checks';

import { passwordMessages } from './password.messages';

export function PasswordForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const navigate = useNavigate();
  const { change, isBusy, entries } = useChangePassword();
  const errors = useFormErrors(entries);
  const checks = usePasswordChecks();

  async function changePassword({ old_password: before = '', new_password: wanted = '' }: FormValues) {
    if (!(await change(before, wanted))) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(passwordMessages.done) });
    void navigate(pathOf('account') ?? '/');
  }

  return (
    <Form
      summaryTitle={formatMessage(passwordMessages.notChanged)}
      onSubmit={(values) => void changePassword(values)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      {/* Password managers need the user name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="old_password"
        label={formatMessage(passwordMessages.old)}
        maxLength={128}
        end={<AddressLink to="forgotten-password">{formatMessage(passwordMessages.forgotten)}</AddressLink>}
      />
      <PasswordField
        name="new_password"
        label={formatMessage(passwordMessages.new)}
        hint={formatMessage(passwordMessages.newHint, { count: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        maxLength={128}
      />
      <div>
        <SubmitButton busyLabel={formatMessage(passwordMessages.changing)}>
          {formatMessage(passwordMessages.change)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function usePasswordChecks() {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      old_password: (value: string) => (isEmpty(value) ? formatMessage(passwordMessages.noOld) : undefined),
      new_password: (value: string, { old_password: before }: FormValues) => {
        const problem = findPasswordProblem(value, before);
        return problem && formatMessage(passwordMessages[problem], { count: MIN_PASSWORD_LENGTH });
      },
    }),
    [formatMessage],
  );
}
