import { useEffect, useState } from 'react';

import { isApiError } from '@campavia/api-client/core';

import { signInFailureOf, type SignInFailure } from './sign-in-failure';
import { signInByDevice, stopOffering, type PasskeyOffer } from './sign-in-with-passkey';

export type PasskeyFailure = 'cancelled' | 'unsupported' | 'invalid' | SignInFailure['code'];

export interface UsePasskey {
  signIn: () => Promise<void>;
  isBusy: boolean;
  failure: PasskeyFailure | undefined;
}

export function usePasskey(): UsePasskey {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure>();

  async function start(offer: PasskeyOffer) {
    try {
      await signInByDevice(offer);
    } catch (error) {
      const reason = failureOf(error as Error);
      if (offer === 'pressed' || isApiError(error)) setFailure(reason);
    }
  }

  useEffect(() => {
    if (!hasPasskeys()) return undefined;
    void start('autofill');
    return () => void stopOffering();
  }, []);

  async function signIn() {
    setFailure(undefined);
    if (!hasPasskeys()) return setFailure('unsupported');
    setBusy(true);
    await start('pressed');
    setBusy(false);
  }

  return { signIn, isBusy, failure };
}

function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

function failureOf(error: Error): PasskeyFailure | undefined {
  if (error.name === 'AbortError') return undefined;
  if (error.name === 'NotAllowedError') return 'cancelled';
  if (isApiError(error) && error.code === 'invalid_grant') return 'invalid';
  return signInFailureOf(error).code;
}
