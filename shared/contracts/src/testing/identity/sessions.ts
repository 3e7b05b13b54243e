import type { LogAsAnswer, Tokens } from '../../identity/sessions';

/** Tokens of an ordinary sign-in. */
export function someTokens(over: Partial<Tokens> = {}): Tokens {
  return {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    token_type: 'Bearer',
    expires_in: 3600,
    ...over,
  };
}

/** The answer for staff who act as a guest. */
export function aLogAsAnswer(over: Partial<LogAsAnswer> = {}): LogAsAnswer {
  return {
    access_token: 'acting-1',
    token_type: 'Bearer',
    expires_in: 1800,
    user: { id: 41, first_name: 'Camille' },
    actor: { id: 5, first_name: 'Nathalie' },
    ...over,
  };
}
