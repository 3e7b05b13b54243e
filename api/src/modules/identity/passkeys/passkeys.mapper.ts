import type { Passkey } from '@campavia/contracts';

import type { PasskeyRow } from './passkeys.store';

/** A passkey as shown to its user; `usedId` is the one that opened this session. */
export function toPasskey(
  { id, name, created_at, used_at }: PasskeyRow,
  usedId: number | undefined,
): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
    is_current: id === usedId,
  };
}
