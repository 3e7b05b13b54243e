import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import { fillHoles, makeNonce } from '../document-cache/document-template';
import { fillGzip } from '../document-cache/gzip-template';
import type { PreparedDocument } from '../document-cache/prepared-document';

import type { Audience } from './cache-headers';
import type { Page } from './page';
import { pageIdOf } from './prepare-document';

const RETRY_AFTER_SECONDS = '5';

/** A page id is valid for a day: an older page in a browser's cache is not confirmed but sent again. */
const PAGE_ID_LIFETIME_MS = 12 * 60 * 60 * 1000;

export interface SendOptions {
  request: FastifyRequest;
  page: Pick<Page, 'live' | 'visit'>;
  audience: Audience;
  secret: string;
}

/** Weak, because nonce and page id differ each time. It names the visitor, because page ids are per visitor. */
function tagOf({ digest }: PreparedDocument, { visit: { visitor, nowMs } }: SendOptions['page']): string {
  const holder = createHash('sha256').update(`${visitor} ${Math.floor(nowMs / PAGE_ID_LIFETIME_MS)}`);
  return `W/"${digest}.${holder.digest('base64url').slice(0, 11)}"`;
}

function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && known.split(',').some((each) => each.trim() === tag);
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  const { 'accept-encoding': accepted } = headers;
  if (accepted === undefined) return false;
  return new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['gzip']).length > 0;
}

export async function sendDocument(
  reply: FastifyReply,
  document: PreparedDocument,
  { request, page, audience, secret }: SendOptions,
): Promise<FastifyReply> {
  const { status, headers, policy, template, gzip } = document;
  reply.code(status).headers(headers);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (status === 200 && audience === 'visitors') {
    const tag = tagOf(document, page);
    reply.header('etag', tag);
    // Without a policy: the browser keeps the one whose nonce is in its cached page.
    if (hasTag(request, tag)) return reply.code(304).removeHeader('content-type').send();
  }
  const values = { nonce: makeNonce(), pageId: pageIdOf(page, secret) };
  const bytes = fillHoles(template, values);
  reply.header('content-security-policy', policy.join(values.nonce));
  if (!gzip || !acceptsGzip(request)) return reply.send(bytes);
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', `${String(reply.getHeader('vary'))}, accept-encoding`)
    .send(fillGzip(await gzip(), values, bytes));
}
