import { getMe } from '@campavia/api-client';
import { ApiError, type Http } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';

import { siteHttp } from '../../data/site-http';
import type { SessionCore } from '../session-core';

/** @throws ApiError */
export function fetchMeByToken({ site }: Pick<SessionCore, 'site'>, token: string): Promise<Me> {
  const credentials = {
    accessToken: () => token,
    renew: () => Promise.resolve(undefined),
    refused: () => undefined,
  };
  return fetchMe(siteHttp(site, { credentials }));
}

/** @throws ApiError, also if the answer is no user */
export async function fetchMe(http: Http): Promise<Me> {
  const me: Partial<Me> | null = await getMe({ http });
  if (isMe(me)) return me;
  throw new ApiError({ kind: 'unreadable', method: 'get', endpoint: '/3/users/me/' });
}

function isMe(me: Partial<Me> | null): me is Me {
  return Number.isInteger(me?.id) && typeof me?.email === 'string' && typeof me.first_name === 'string';
}
