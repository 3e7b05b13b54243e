import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import type { DocumentAnswer } from '@campavia/remote-kit/config';

import { makePageId } from '../visitors/page-id';

import type { DocumentsOptions, Page } from './page';
import { renderDocument, type DocumentState } from './render-document';
import { contentSecurityPolicy } from './security-headers';

export interface SendDocumentOptions {
  page: Page;
  answer: DocumentAnswer;
  common: Pick<DocumentState, 'referential' | 'routing'>;
}

/** What a page is known by, and whether it may be changed. */
function identify({ live: { composition }, visit }: Page, secret: string) {
  const { visitor, channel, nowMs } = visit;
  const page = makePageId(secret, { visitor, composition: composition.id }, nowMs);
  return { page, mixer: channel !== 'production' || composition.mix !== undefined };
}

/** Sends the document of a page, with a policy and a nonce of its own. */
export function sendDocument(
  reply: FastifyReply,
  { page, answer, common }: SendDocumentOptions,
  { secret }: Pick<DocumentsOptions, 'secret'>,
): FastifyReply {
  const { live, site, origin, match, today } = page;
  const { status, head = { title: 'Campavia' }, data = {} } = answer;
  const nonce = randomBytes(16).toString('base64');
  const addressId = match?.address.id ?? null;
  const state = { site: site.locale, today, status, addressId, data, ...common, ...identify(page, secret) };
  const { composition } = live;
  const part = match?.address.part;
  if (composition.mix !== undefined) reply.header('x-robots-tag', 'noindex');
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(nonce, composition.origins))
    .header('content-language', site.htmlLang)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language, cookie')
    .header('x-composition-id', composition.id)
    .type('text/html; charset=utf-8')
    .send(renderDocument({ composition, part, site, origin, nonce, head, state }));
}
