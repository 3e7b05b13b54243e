import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import type { SessionState } from '@campavia/remote-kit';
import type { DocumentAnswer } from '@campavia/remote-kit/config';

import type { KnownReferential } from '../api/read-referential';
import { makePageId } from '../visitors/page-id';

import type { DocumentsOptions, Page } from './page';
import { pageReferential } from './page-referential';
import { renderDocument, type DocumentState } from './render-document';
import { contentSecurityPolicy } from './security-headers';

const RETRY_AFTER_SECONDS = '5';

export interface SendDocumentOptions {
  page: Page;
  answer: DocumentAnswer;
  renderedBy: string | undefined;
  session: SessionState;
  known: KnownReferential | null;
}

function identify({ live: { composition }, visit }: Page, secret: string) {
  const { visitor, channel, nowMs } = visit;
  const page = makePageId(secret, { visitor, composition: composition.id }, nowMs);
  return { page, mixer: channel !== 'production' || composition.mix !== undefined };
}

function personalise(session: SessionState, { me: _, ...data }: Record<string, unknown>) {
  const user = session.status === 'signed-in' ? session.user : null;
  return { user, data: user ? { ...data, me: user } : data };
}

function chatSourceOf(known: KnownReferential | null): string | undefined {
  const address = known?.routing.chat_assistant;
  if (!address || !known.chat_assistant_id || !known.flags.chat_assistant) return undefined;
  return URL.canParse(address) ? new URL(address).origin : "'self'";
}

/** The site itself if payments are simulated. */
function bankSourceOf({ pspUrl }: DocumentsOptions['settings']): string | undefined {
  return pspUrl && "'self'";
}

/** `{s}` in a tile address stands for any of its hosts. */
function tilesSourceOf(known: KnownReferential | null): string | undefined {
  const [origin] = /^https?:\/\/[\w.:{}-]+/.exec(known?.routing.map_tiles ?? '') ?? [];
  return origin?.replace('{s}', '*');
}

function withStatus(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status);
}

export function sendDocument(
  reply: FastifyReply,
  { page, answer, renderedBy, session, known }: SendDocumentOptions,
  { secret, settings }: Pick<DocumentsOptions, 'secret' | 'settings'>,
): FastifyReply {
  const { live, site, origin, match, today } = page;
  const { status, head = { title: 'Campavia' }, data = {} } = answer;
  const { composition } = live;
  const nonce = randomBytes(16).toString('base64');
  const state: DocumentState = {
    site: site.locale,
    today,
    status,
    addressId: match?.address.id ?? null,
    ...personalise(session, data),
    referential: known && pageReferential(known),
    routing: known?.routing ?? {},
    ...identify(page, secret),
  };
  const policy = contentSecurityPolicy(nonce, {
    files: composition.origins,
    frames: [chatSourceOf(known), bankSourceOf(settings)],
    tiles: tilesSourceOf(known),
    // On every page, because the payment is reached without loading a new document.
    vaults: settings.cardVaultOrigins,
  });
  if (composition.mix !== undefined) reply.header('x-robots-tag', 'noindex');
  return withStatus(reply, status)
    .header('content-security-policy', policy)
    .header('content-language', site.htmlLang)
    .header('x-composition-id', composition.id)
    .type('text/html; charset=utf-8')
    .send(
      renderDocument({ composition, address: match?.address, renderedBy, site, origin, nonce, head, state }),
    );
}
