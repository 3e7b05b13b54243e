import { isApiError } from '@campavia/api-client/core';

import { parseRefusedAnswer, type Refusal } from '../rules/refusal';

export function parseRefusal(error: unknown): Refusal {
  return isApiError(error) ? parseRefusedAnswer(error) : { kind: 'failed' };
}
