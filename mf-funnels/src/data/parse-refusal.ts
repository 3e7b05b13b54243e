import { isApiError } from '@campavia/api-client/core';

import { parseRefusedAnswer, type Refusal } from '../rules/refusal';

/** Why there is no price, whatever went wrong. */
export function parseRefusal(error: unknown): Refusal {
  return isApiError(error) ? parseRefusedAnswer(error) : { kind: 'failed' };
}
