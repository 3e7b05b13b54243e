import type { FastifyReply } from 'fastify';

import type { ConditionPhotos } from './condition-photos';

const HARMLESS = "default-src 'none'; sandbox";

/** Sends a photo to those who may see it: no cache may keep it for others. */
export function sendPhoto(
  reply: Pick<FastifyReply, 'header'>,
  { photo, content }: Awaited<ReturnType<ConditionPhotos['open']>>,
) {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', HARMLESS)
    .header('cache-control', 'private, no-store')
    .header('content-length', photo.bytes)
    .type('image/webp')
    .send(content);
}
