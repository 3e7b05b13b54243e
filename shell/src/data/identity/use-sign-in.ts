import type { Me } from '@campavia/contracts';
import { useDeed } from '@campavia/remote-kit';

import { enterWithPassword } from './enter-with-password';
import { signInFailureOf, type SignInFailure } from './sign-in-failure';

export interface UseSignIn {
  /** The session then tells everybody who is signed in. */
  signIn: (email: string, password: string) => Promise<Me | undefined>;
  isBusy: boolean;
  failure: SignInFailure | undefined;
}

/** Signing in by address and password. */
export function useSignIn(): UseSignIn {
  const { perform, isBusy, error } = useDeed(enterWithPassword);
  return { signIn: perform, isBusy, failure: error && signInFailureOf(error) };
}
