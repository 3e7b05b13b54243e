import type { FastifyReply } from 'fastify';

/** Aborted when the one who asked hangs up before the answer is there. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
