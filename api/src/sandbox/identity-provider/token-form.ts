import { createHash } from 'node:crypto';

import type { SignOnRequest } from './sign-on-request';

/** Form-encoded body of the token endpoint. */
export interface TokenForm {
  grant_type?: string;
  code?: string;
  client_id?: string;
  redirect_uri?: string;
  code_verifier?: string;
}

/** An error of the token endpoint, as defined in RFC 6749. */
export class TokenProblem extends Error {
  constructor(
    readonly kind: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type',
    readonly description: string,
  ) {
    super(description);
  }
}

const VERIFIER = /^[\w.~-]{43,128}$/;

/** Checks what does not depend on the code; returns a function that checks the rest. @throws TokenProblem */
export function readTokenForm(form: TokenForm, clientId: string) {
  const { grant_type, code, client_id, redirect_uri, code_verifier } = form;
  if (grant_type !== 'authorization_code') {
    throw new TokenProblem('unsupported_grant_type', 'Use authorization_code');
  }
  if (client_id !== clientId) throw new TokenProblem('invalid_client', 'This client is not known');
  if (!code || !redirect_uri) throw new TokenProblem('invalid_request', 'code or redirect_uri is missing');
  if (!code_verifier || !VERIFIER.test(code_verifier)) {
    throw new TokenProblem('invalid_request', 'code_verifier has to be 43 to 128 letters (RFC 7636)');
  }
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');

  /** The grant of a code, if the form matches it. @throws TokenProblem */
  function matches<Asked extends SignOnRequest>(grant: Asked | undefined): Asked {
    const isTheirs = grant?.challenge === challenge && grant.redirectUri.href === redirect_uri;
    if (!grant || !isTheirs) throw new TokenProblem('invalid_grant', 'The code is not valid any more');
    return grant;
  }

  return { code, matches };
}
