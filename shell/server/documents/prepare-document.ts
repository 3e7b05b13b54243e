import { createHash } from 'node:crypto';

import type { SessionState } from '@campavia/remote-kit';

import type { LayoutHtml } from '../../src/layout/layout-html';
import type { KnownReferential } from '../api/read-referential';
import { createTemplate, drawPlaceholders, type SentValues } from '../document-cache/document-template';
import type { PreparedDocument } from '../document-cache/prepared-document';
import type { ReadStylesheet } from '../releases/release-styles';
import { makePageId } from '../visitors/page-id';

import type { ShownPage } from './authorize';
import type { DocumentsOptions, Page } from './page';
import { pageReferential } from './page-referential';
import { renderDocument, type DocumentState } from './html/render-document';
import { contentSecurityPolicy } from './security-headers';

export interface PrepareDocumentOptions extends ShownPage {
  session: SessionState;
  known: KnownReferential | null;
  layout: LayoutHtml | undefined;
  readStylesheet: ReadStylesheet;
}

export function pageIdOf({ live: { composition }, visit }: Pick<Page, 'live' | 'visit'>, secret: string) {
  return makePageId(secret, { visitor: visit.visitor, composition: composition.id }, visit.nowMs);
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

function bankSourceOf({ pspUrl }: DocumentsOptions['settings']): string | undefined {
  return pspUrl && "'self'";
}

/** `{s}` in a tile address is a placeholder for any of its hosts. */
function tilesSourceOf(known: KnownReferential | null): string | undefined {
  const [origin] = /^https?:\/\/[\w.:{}-]+/.exec(known?.routing.map_tiles ?? '') ?? [];
  return origin?.replace('{s}', '*');
}

function policyOf(
  { page: { live }, known }: PrepareDocumentOptions,
  settings: DocumentsOptions['settings'],
  nonce: string,
): string[] {
  const policy = contentSecurityPolicy(nonce, {
    files: live.composition.origins,
    frames: [chatSourceOf(known), bankSourceOf(settings)],
    tiles: tilesSourceOf(known),
    // On every page, because the payment is reached without loading a new document.
    vaults: settings.cardVaultOrigins,
  });
  return policy.split(nonce);
}

function renderPage(options: PrepareDocumentOptions, { nonce, pageId }: SentValues): string {
  const { page, answer, rendered, layout, renderedBy, session, known, readStylesheet } = options;
  const { live, visit, site, path, search, origin, match, today } = page;
  const { status, head = { title: 'Campavia' }, data = {} } = answer;
  const { composition } = live;
  const state: DocumentState = {
    site: site.locale,
    today,
    status,
    addressId: match?.address.id ?? null,
    ...personalise(session, data),
    referential: known && pageReferential(known),
    routing: known?.routing ?? {},
    page: pageId,
    mixer: visit.channel !== 'production' || composition.mix !== undefined,
  };
  const address = match?.address;
  return renderDocument({
    composition,
    address,
    renderedBy,
    rendered,
    layout,
    site,
    path,
    search,
    origin,
    nonce,
    head,
    state,
    readStylesheet,
  });
}

export function prepareDocument(
  options: PrepareDocumentOptions,
  { secret, settings }: Pick<DocumentsOptions, 'secret' | 'settings'>,
): PreparedDocument {
  const { page, answer } = options;
  const { composition } = page.live;
  const placeholders = drawPlaceholders(pageIdOf(page, secret).length);
  const template = createTemplate(renderPage(options, placeholders), placeholders);
  const policy = policyOf(options, settings, placeholders.nonce);
  const hash = createHash('sha256').update(template.bytes).update(policy.join());
  return {
    status: answer.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.site.htmlLang,
      'x-composition-id': composition.id,
      ...(composition.mix !== undefined && { 'x-robots-tag': 'noindex' }),
    },
    policy,
    template,
    digest: hash.digest('base64url').slice(0, 22),
  };
}
