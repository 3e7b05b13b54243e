/** @jest-environment-options {"styles": true} */
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import {
  BirthDateField,
  Form,
  FormField,
  formErrorsOf,
  type FormProps,
  type FormValues,
  PasswordField,
  SubmitButton,
  CheckboxField,
} from './index';

const checks = {
  terms: (value: string) => (value === 'on' ? undefined : 'Agree to the terms'),
  email: (value: string) => (value ? undefined : 'Enter your e-mail address'),
  birth_date: (value: string) => (value.includes('/') ? 'There is no such day' : undefined),
};

function SignUp(props: Partial<FormProps>) {
  return (
    <IntlProvider locale="en-IE" onError={() => undefined}>
      <Form onSubmit={() => undefined} summaryTitle="No account was made" {...props}>
        <FormField name="email" label="E-mail" type="email" autoComplete="email" hint="We write rarely" />
        <PasswordField name="password" label="Password" end={<a href="/forgotten-password">Forgotten?</a>} />
        <FormField name="phone" label="Phone" isOptional />
        <BirthDateField name="birth_date" label="Date of birth" isOptional />
        <CheckboxField name="terms">
          I agree to the <a href="/terms">terms</a>
        </CheckboxField>
        <SubmitButton busyLabel="Signing up">Sign up</SubmitButton>
      </Form>
    </IntlProvider>
  );
}

function open(props: Partial<FormProps> = {}) {
  document.title = 'Sign up · Campavia';
  const user = userEvent.setup();
  const { rerender } = render(<SignUp {...props} />);
  const press = () => user.click(screen.getByRole('button', { name: /Sign/ }));
  return {
    user,
    press,
    show: (next: Partial<FormProps>) => act(() => rerender(<SignUp {...props} {...next} />)),
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const summary = () => screen.getByRole('alert');

test('submits the typed values, a date of birth as one value', async () => {
  const onSubmit = jest.fn<void, [FormValues]>();
  const { user, press } = open({ onSubmit, checks });
  await user.type(field('E-mail'), 'maeve@example.ie');
  await user.type(screen.getByLabelText('Password'), 'wild camping');
  await user.type(field('Day'), '14');
  await user.type(field('Month'), '6');
  await user.type(field('Year'), '1992');
  await user.click(screen.getByRole('checkbox'));
  await press();
  expect(onSubmit).toHaveBeenCalledWith({
    email: 'maeve@example.ie',
    password: 'wild camping',
    phone: '',
    birth_date: '1992-06-14',
    terms: 'on',
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('an invalid form', () => {
  test('is not submitted; shows first what failed, then the errors in the order of its fields', async () => {
    const onSubmit = jest.fn();
    const { user, press } = open({ onSubmit, checks });
    await user.type(field('Day'), '31');
    await user.type(field('Month'), '2');
    await user.type(field('Year'), '1992');
    await press();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summary()).toHaveFocus();
    expect(within(summary()).getByRole('heading')).toHaveTextContent('No account was made');
    expect(
      within(summary())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter your e-mail address', 'There is no such day', 'Agree to the terms']);
  });

  test('links to each field, which shows its error too', async () => {
    const { user, press } = open({ checks });
    await press();
    await user.click(screen.getByRole('link', { name: 'Enter your e-mail address' }));
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail')).toBeInvalid();
    expect(field('E-mail')).toHaveAccessibleDescription('We write rarely Enter your e-mail address');
    await user.click(screen.getByRole('link', { name: 'Agree to the terms' }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms');
  });

  test('marks the title of the document until it is corrected', async () => {
    const { user, press } = open({ checks: { email: checks.email } });
    await press();
    expect(document.title).toBe('Error: Sign up · Campavia');
    await user.type(field('E-mail'), 'maeve@example.ie');
    await press();
    expect(document.title).toBe('Sign up · Campavia');
  });

  test('focuses its errors again with each attempt', async () => {
    const { press } = open({ checks });
    await press();
    await press();
    expect(summary()).toHaveFocus();
  });
});

describe('a form that the api refused', () => {
  const errors = formErrorsOf(
    [{ text: 'Too late.' }, { field: 'email', text: 'Taken.' }, { field: 'iban' }],
    {
      unknown: 'Something is not right here',
    },
  );

  test('names the field of each error, also of one that it does not show, and keeps typed values', async () => {
    const { user, press, show } = open();
    await user.type(field('E-mail'), 'maeve@example.ie');
    await press();
    show({ isBusy: true });
    show({ errors });
    expect(summary()).toHaveFocus();
    const lines = within(summary()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Too late.',
      'E-mail: Taken.',
      'iban: Something is not right here',
    ]);
    expect(within(summary()).getAllByRole('link')).toHaveLength(1);
    expect(field('E-mail')).toHaveValue('maeve@example.ie');
    expect(field('E-mail')).toHaveAccessibleDescription('We write rarely Taken.');
  });

  test('focuses the errors again when it is refused in the same way once more', async () => {
    const { press, show } = open({ errors });
    field('E-mail').focus();
    await press();
    show({ isBusy: true });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    show({ isBusy: false });
    expect(summary()).toHaveFocus();
  });

  test('keeps the space of its errors while it is submitted again', async () => {
    const { press, show } = open({ errors });
    await press();
    show({ isBusy: true, errors: undefined });
    expect(screen.getByText('Too late.')).not.toBeVisible();
    expect(screen.getByText('Taken.', { selector: '[data-error] *' })).not.toBeVisible();
    expect(document.title).toBe('Sign up · Campavia');
    show({ isBusy: false, errors: undefined });
    expect(screen.queryByText('Too late.')).not.toBeInTheDocument();
  });
});

test('a form being submitted is not submitted again, by button or by key', async () => {
  const onSubmit = jest.fn();
  const { user } = open({ onSubmit, isBusy: true });
  await user.click(screen.getByRole('button', { name: 'Signing up' }));
  await user.type(field('E-mail'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a password can be shown, and is hidden again on submit', async () => {
  const { user, press } = open();
  const password = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await press();
  expect(password).toHaveAttribute('type', 'password');
});

test('fields have autocomplete attributes, and optional ones are marked', () => {
  open();
  expect(screen.getByRole('group', { name: 'Date of birth (optional)' })).toBeInTheDocument();
  expect(field('Phone (optional)')).toBeInTheDocument();
  const tokens = ['E-mail', 'Day', 'Month', 'Year'].map((name) => field(name).autocomplete);
  expect([...tokens, screen.getByLabelText<HTMLInputElement>('Password').autocomplete]).toEqual([
    'email',
    'bday-day',
    'bday-month',
    'bday-year',
    'current-password',
  ]);
});

test('an error of an unknown field with a readable name is shown for the whole form', () => {
  expect(
    formErrorsOf([{ field: 'iban', text: 'Too short.' }, { field: 'bic' }], {
      unknown: 'Not right',
      labels: { iban: 'Bank account' },
    }),
  ).toEqual({ fields: { bic: 'Not right' }, form: ['Bank account – Too short.'] });
});

test('a field outside of a form throws a helpful error', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<FormField name="email" label="E-mail" />, { wrapper: IntlIn })).toThrow(
    'inside a <Form>',
  );
});

function IntlIn({ children }: { children?: React.ReactNode }) {
  return (
    <IntlProvider locale="en-IE" onError={() => undefined}>
      {children}
    </IntlProvider>
  );
}
