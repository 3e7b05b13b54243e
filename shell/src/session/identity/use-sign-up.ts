import { useState } from 'react';

import { signUp } from '@campavia/api-client';
import type { ErrorEntry } from '@campavia/api-client/core';
import type { SignUp } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { signInWithPassword } from './sign-in-with-password';
import { entriesOf } from './error-entries';

export interface UseSignUp {
  signUp: (form: SignUp) => Promise<void>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** E-mail address of the new account, not confirmed yet. */
  madeFor: string | undefined;
}

export function useSignUp(): UseSignUp {
  const [madeFor, setMadeFor] = useState<string>();
  const { perform, isBusy, error } = useAction(async (form: SignUp) => {
    const { email } = await signUp(form);
    setMadeFor(email);
    // The account exists even if signing in fails; the user can then sign in by hand.
    await signInWithPassword(form.email, form.password).catch(() => undefined);
  });
  return { signUp: perform, isBusy, entries: entriesOf(error), madeFor };
}
