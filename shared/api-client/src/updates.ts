import { createParser } from 'eventsource-parser';

import { http } from '@campavia/api-client/core';
import type { Update, Updates } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * The user's changes after an update.
 * @param after its id; without it only the id to begin with is returned
 */
export function getUpdates(after?: number, options: EndpointOptions = {}): Promise<Updates> {
  const query = after === undefined ? '' : `?after=${after}`;
  return (options.http ?? http()).get<Updates>(`/v4/updates/${query}`, options);
}

/** Options for following the user's updates. */
export interface UpdateReader {
  /** Id of the last update that is already known. */
  after?: number | undefined;
  /** Called with the id up to which everything is known. */
  onReady: (id: number) => void;
  onUpdate: (update: Update) => void;
}

/**
 * Follows the user's updates until the api ends the stream.
 * @throws ApiError 401; 429 with too many open pages; `network` when the connection breaks
 */
export async function streamUpdates(
  { after, onReady, onUpdate }: UpdateReader,
  options: EndpointOptions = {},
): Promise<void> {
  const { feed } = createParser({
    onEvent({ event, id, data }) {
      if (event === 'ready') onReady(Number(id));
      if (event === 'update') onUpdate(JSON.parse(data) as Update);
    },
  });
  await (options.http ?? http()).get('/v4/updates/stream/', {
    ...options,
    stream: { onText: feed, lastEventId: after === undefined ? undefined : String(after) },
  });
}
