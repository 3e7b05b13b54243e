import type { Tagged } from '@campavia/contracts';

import type { Api } from '../core/app-context';

/** Says the entity tag of an answer that has one in its `ETag` header as well. */
export function entityTags(app: Api): void {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (hasTag(payload)) void reply.header('ETag', payload.etag);
    return payload;
  });
}

function hasTag(payload: unknown): payload is Tagged {
  return typeof payload === 'object' && payload !== null && 'etag' in payload;
}
