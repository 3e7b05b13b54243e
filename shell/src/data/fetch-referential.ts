import { keys } from '@campavia/api-client';

/** SWR key of the whole referential. */
export const REFERENTIAL_KEY = keys.referential();

/** Fetches the whole referential of a site from the site's server, which caches it. */
export async function fetchReferential(site: string): Promise<unknown> {
  const answer = await fetch(`/api/internals/referential?lang=${site}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`the referential answered ${answer.status}`);
  return answer.json();
}
