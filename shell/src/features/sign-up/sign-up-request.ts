import type { SignUp } from '@campavia/contracts';
import type { FormValues } from '@campavia/ui/forms';

/** Empty fields become null; names are trimmed. */
export function toSignUpRequest(values: FormValues, locale: string): SignUp {
  const { email = '', password = '', first_name = '', last_name = '', phone = '', borned_on = '' } = values;
  return {
    email: email.trim(),
    password,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    phone: phone.trim() || null,
    borned_on: borned_on || null,
    terms: values.terms === 'on',
    locale,
  };
}
