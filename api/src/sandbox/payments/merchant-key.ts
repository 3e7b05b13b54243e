import { timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { PspError } from './psp-error';

/** Refuses requests without the merchant's key. */
export function keyGuard(key: string) {
  const right = Buffer.from(`Bearer ${key}`);
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const given = Buffer.from(headers.authorization ?? '');
    if (given.length === right.length && timingSafeEqual(given, right)) return;
    throw new PspError(401, 'unauthorized', 'The key of the merchant is missing or wrong');
  };
}

/** The idempotency key of a call. @throws PspError 400 */
export function readKey({ headers }: { headers: FastifyRequest['headers'] }): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && key.length > 0 && key.length <= 200) return key;
  throw new PspError(400, 'idempotency_key_missing', 'Send an Idempotency-Key of at most 200 signs');
}
