import useSWR from 'swr';

import { getReferential, keys } from '@campavia/api-client';
import type { Referential } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

/** What the product says of itself; the document brings it, else the page asks for it. */
export function useReferential(): Referential | undefined {
  const { referential } = platform();
  const { data } = useSWR<Referential>(referential ? null : keys.referential(), () => getReferential());
  return referential ?? data;
}
