import type { Me } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { signInWithPassword } from './sign-in-with-password';
import { signInFailureOf, type SignInFailure } from './sign-in-failure';

export interface UseSignIn {
  signIn: (email: string, password: string) => Promise<Me | undefined>;
  isBusy: boolean;
  failure: SignInFailure | undefined;
}

export function useSignIn(): UseSignIn {
  const { perform, isBusy, error } = useAction(signInWithPassword);
  return { signIn: perform, isBusy, failure: error && signInFailureOf(error) };
}
