import { keys } from '@campavia/api-client';

/** What the whole referential is remembered by. */
export const REFERENTIAL_KEY = keys.referential();

/** The whole referential of a site, from the site's own server, which has it at hand. */
export async function fetchReferential(site: string): Promise<unknown> {
  const answer = await fetch(`/api/internals/referential?lang=${site}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`the referential answered ${answer.status}`);
  return answer.json();
}
