import { momentMs } from '@campavia/domain';

import type { Mix } from '../log/registry-state';

/** Whether a mix is neither revoked nor expired. */
export function isMixLive(mix: Mix, nowMs: number): boolean {
  return !mix.isRevoked && endOf(mix) > nowMs;
}

function endOf({ expiresAt }: Mix): number {
  try {
    return momentMs(expiresAt);
  } catch {
    return -Infinity;
  }
}
