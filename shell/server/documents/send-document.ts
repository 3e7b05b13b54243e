import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import type { DocumentAnswer } from '@campavia/remote-kit/config';

import type { Page } from './page';
import { renderDocument, type DocumentState } from './render-document';
import { contentSecurityPolicy } from './security-headers';

/** Sends the document of a page, with a policy and a nonce of its own. */
export function sendDocument(
  reply: FastifyReply,
  { live, site, origin, match, today }: Page,
  { status, head = { title: 'Campavia' }, data = {} }: DocumentAnswer,
  common: Pick<DocumentState, 'referential' | 'routing'>,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const state = { site: site.locale, today, status, addressId: match?.address.id ?? null, data, ...common };
  const { composition } = live;
  const part = match?.address.part;
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('content-language', site.htmlLang)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language, cookie')
    .header('x-composition-id', composition.id)
    .type('text/html; charset=utf-8')
    .send(renderDocument({ composition, part, site, origin, nonce, head, state }));
}
