import { signInWithCode } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { CLIENT_ID } from '../client-id';
import { shellSession } from '../shell-session';

import { isCookiesRefused } from './sign-in-failure';

export interface SignOnReturn {
  code: string;
  codeVerifier: string;
  redirectUri: string;
  nonce: string;
}

/** `used`: invalid code; `refused`: unverified address; `cookies`: blocked; `away`: retry later. */
export type SignOnRefusal = 'used' | 'refused' | 'cookies' | 'away';

export interface UseSingleSignOnReturn {
  enter: (given: SignOnReturn) => Promise<Me | undefined>;
  refusal: SignOnRefusal | undefined;
}

export function useSingleSignOnReturn(): UseSingleSignOnReturn {
  const { perform, error } = useAction(async (given: SignOnReturn) => {
    const tokens = await signInWithCode({ ...given, clientId: CLIENT_ID });
    return shellSession().enter(tokens, 'sso');
  });
  return { enter: perform, refusal: error && refusalOf(error) };
}

const REFUSALS: Record<string, SignOnRefusal> = { invalid_grant: 'used', access_denied: 'refused' };

function refusalOf(error: Error): SignOnRefusal {
  if (isCookiesRefused(error)) return 'cookies';
  return (isApiError(error) && REFUSALS[error.code ?? '']) || 'away';
}
