import { keys } from '@campavia/api-client';

export const REFERENTIAL_KEY = keys.referential();

export async function fetchReferential(site: string): Promise<unknown> {
  const answer = await fetch(`/api/internals/referential?lang=${site}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`the referential answered ${answer.status}`);
  return answer.json();
}
