import useSWR from 'swr';

import { getReferential, keys } from '@campavia/api-client';
import type { PageReferential } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

/** The site's referential; requested if it did not come with the document. */
export function useReferential(): PageReferential | undefined {
  const { referential } = platform();
  const { data } = useSWR<PageReferential>(referential ? null : keys.referential(), () => getReferential());
  return referential ?? data;
}
