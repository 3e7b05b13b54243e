import useSWR from 'swr';

import { getReferential, keys } from '@campavia/api-client';
import type { PageReferential } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

/** What the site offers; asked for where the document came without it. */
export function useReferential(): PageReferential | undefined {
  const { referential } = platform();
  const { data } = useSWR<PageReferential>(referential ? null : keys.referential(), () => getReferential());
  return referential ?? data;
}
