import type { WidgetStories } from '@campavia/testing/stories';

import { BirthDateField } from './birth-date-field';
import { Form, type FormProps } from './form';
import type { FormErrors } from './form-errors-of';
import { FormField } from './form-field';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { CheckboxField } from './checkbox-field';

interface AccountFormProps extends Pick<Partial<FormProps>, 'errors' | 'checks' | 'isBusy'> {
  isFilled?: boolean;
}

function AccountForm({ isFilled, ...options }: AccountFormProps) {
  return (
    <Form summaryTitle="Your account was not created" onSubmit={() => {}} {...options}>
      <FormField
        name="email"
        type="email"
        label="Email address"
        hint="We send the confirmation there"
        defaultValue={isFilled ? 'camille@example.com' : ''}
      />
      <FormField name="phone" label="Phone number" isOptional />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 8 characters"
        end={<a href="#forgotten">Forgotten your password?</a>}
      />
      <BirthDateField
        name="birth_date"
        label="Date of birth"
        hint="Drivers are at least 21 years old"
        defaultValue={isFilled ? '1990-02-28' : null}
      />
      <CheckboxField name="terms" defaultChecked={isFilled}>
        I have read the <a href="#terms">terms of use</a> and agree to them.
      </CheckboxField>
      <SubmitButton busyLabel="Creating the account">Create an account</SubmitButton>
    </Form>
  );
}

const CHECKS: FormProps['checks'] = {
  email: (value) => (value === '' ? 'Enter your email address' : undefined),
  password: (value) => (value === '' ? 'Enter a password' : undefined),
  birth_date: (value) => (value === '' ? 'Enter your date of birth' : undefined),
  terms: (value) => (value === 'on' ? undefined : 'Agree to the terms of use'),
};

const REFUSED: FormErrors = {
  fields: { email: 'There is already an account with this address.', country: 'Choose a country.' },
  form: ['Too many attempts. Try again in ten minutes.'],
};

const LONG_ERROR =
  'The address Maximiliane.von-Hohenlohe-Langenburg@a-very-long-name-of-a-company.example.com cannot be reached';
const LONG: FormErrors = {
  fields: { email: LONG_ERROR, password: LONG_ERROR, birth_date: LONG_ERROR, terms: LONG_ERROR },
  form: [LONG_ERROR],
};

export const stories: WidgetStories = {
  widgets: ['Form', 'FormField', 'PasswordField', 'BirthDateField', 'CheckboxField', 'SubmitButton'],
  states: {
    empty: { show: () => <AccountForm /> },
    filled: { show: () => <AccountForm isFilled /> },
    busy: { show: () => <AccountForm isFilled isBusy /> },
    'invalid: its own checks': { show: () => <AccountForm checks={CHECKS} />, press: ['[type="submit"]'] },
    'invalid: refused by the api': { show: () => <AccountForm isFilled errors={REFUSED} /> },
    'invalid: long text': { show: () => <AccountForm errors={LONG} /> },
    'password shown': { show: () => <AccountForm isFilled />, press: ['ui.password.show-label'] },
  },
};
