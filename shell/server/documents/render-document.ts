import type { Site } from '@campavia/i18n/sites';
import type { ComposedPart, Composition, DocumentHead } from '@campavia/remote-kit/config';

import { frameSkeleton } from '../../src/frame/frame-skeleton';
import { startGuardScript } from '../../src/start/start-guard';
import { renderHead } from './head';
import { escapeHtml, inlineJson, voidTag } from './html';
import { renderPreloads } from './preloads';

/** What the page's script finds in `script#document`. */
export interface DocumentState {
  site: string;
  today: string;
  status: number;
  addressId: string | null;
  data: Record<string, unknown>;
  referential: unknown;
  routing: Record<string, string>;
  /** Signed id of the page, for its reports. */
  page: string;
  /** Whether the visitor may mix releases. */
  mixer: boolean;
}

export interface DocumentOptions {
  composition: Composition;
  /** The part whose address this is; undefined on the shell's own pages. */
  part: string | undefined;
  site: Site;
  origin: string;
  nonce: string;
  head: DocumentHead;
  state: DocumentState;
}

function partOf(composition: Composition, name: string): ComposedPart {
  const part = composition.parts[name];
  if (!part) throw new Error(`The composition holds no ${name}`);
  return part;
}

function renderBody({ composition, part, site, nonce, state }: DocumentOptions): string {
  const shell = partOf(composition, 'shell');
  const skeleton = frameSkeleton(site);
  return [
    `<script type="application/json" id="composition" nonce="${nonce}">${inlineJson(composition)}</script>`,
    `<script type="application/json" id="document" nonce="${nonce}">${inlineJson(state)}</script>`,
    `<a class="skip" href="#main">${escapeHtml(skeleton.skip)}</a>`,
    `<div id="header">${skeleton.header}</div>`,
    `<main id="main" tabindex="-1">${part ? `<div id="app-${part}" aria-busy="true">${skeleton.page}</div>` : ''}</main>`,
    `<div id="footer"></div>`,
    `<div id="toasts"></div>`,
    `${voidTag('script', { src: shell.entry, integrity: shell.integrity, crossorigin: 'anonymous', nonce, defer: '' })}</script>`,
  ].join('\n');
}

/** The whole document of one page. */
export function renderDocument(options: DocumentOptions): string {
  const { composition, part, site, origin, nonce, head, state } = options;
  const shell = partOf(composition, 'shell');
  const parts = part ? [shell, partOf(composition, part)] : [shell];
  return [
    '<!doctype html>',
    `<html lang="${site.htmlLang}" data-locale="${site.locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<meta name="theme-color" content="#12352c">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // The page's own preloads, its largest picture first of all, stand before those of the scripts.
    renderHead({ head, site, origin, nonce }),
    // Before every stylesheet: a script behind one that hangs would hang as well.
    `<script nonce="${nonce}">${startGuardScript(site)}</script>`,
    renderPreloads({ parts, language: site.language, addressId: state.addressId ?? undefined, nonce }),
    '</head>',
    '<body>',
    renderBody(options),
    '</body>',
    '</html>',
  ].join('\n');
}
