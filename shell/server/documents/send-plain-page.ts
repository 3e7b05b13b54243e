import type { FastifyReply } from 'fastify';

import { renderPlainPage } from './plain-page';

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function sendPlainPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Says that nothing is released yet; browsers and robots may come back. */
export function sendSetUpPage(reply: FastifyReply): FastifyReply {
  const page = renderPlainPage('Campavia is being set up', 'Please come back in a moment.');
  return sendPlainPage(reply.header('retry-after', '5'), 503, page);
}

/** Says that something failed that should not have. */
export function sendBrokenPage(reply: FastifyReply): FastifyReply {
  const page = renderPlainPage('Something went wrong', 'It is our fault. Please try again in a moment.');
  return sendPlainPage(reply, 500, page);
}
