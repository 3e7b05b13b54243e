import { getMe } from '@campavia/api-client';
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
  return getMe({ http: siteHttp(site, { credentials }) });
}
