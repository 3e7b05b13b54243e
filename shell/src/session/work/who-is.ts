import { getMe } from '@campavia/api-client';
import { ApiError, type Http } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';

import { siteHttp } from '../../data/site-http';
import type { SessionCore } from '../session-core';

/** Asks whose token it is, before anything of the page goes by it. @throws ApiError */
export function whoIs({ site }: Pick<SessionCore, 'site'>, token: string): Promise<Me> {
  const credentials = {
    accessToken: () => token,
    renew: () => Promise.resolve(undefined),
    refused: () => undefined,
  };
  return askMe(siteHttp(site, { credentials }));
}

/** Asks who somebody is. @throws ApiError, also where the answer describes nobody */
export async function askMe(http: Http): Promise<Me> {
  const me: Partial<Me> | null = await getMe({ http });
  if (isPerson(me)) return me;
  throw new ApiError({ kind: 'unreadable', method: 'get', endpoint: '/3/users/me/' });
}

/** Has what a session and the frame around every page go by. */
function isPerson(me: Partial<Me> | null): me is Me {
  return Number.isInteger(me?.id) && typeof me?.email === 'string' && typeof me.first_name === 'string';
}
