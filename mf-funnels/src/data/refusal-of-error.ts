import { isApiError } from '@campavia/api-client/core';

import { refusalOf, type Refusal } from '../rules/refusal';

/** Why there is no price, whatever went wrong. */
export function refusalOfError(error: unknown): Refusal {
  return isApiError(error) ? refusalOf(error) : { kind: 'failed' };
}
