import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client disconnects before the response is sent. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
