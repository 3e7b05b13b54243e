import type { Me } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import type { ComposedPart, Composition, DocumentHead, OwnedAddress } from '@campavia/remote-kit/config';

import { footerSizeOf } from '../../src/layout/footer-size';
import { layoutSkeleton } from '../../src/layout/layout-skeleton';
import { startGuardScript } from '../../src/start/start-guard';
import { renderHead } from './head';
import { escapeHtml, inlineJson, voidTag } from '../http/html';
import { renderPreloads } from './preloads';

export interface DocumentState {
  site: string;
  today: string;
  status: number;
  addressId: string | null;
  data: Record<string, unknown>;
  referential: unknown;
  routing: Record<string, string>;
  /** Null for visitors, and where only the page can find out. */
  user: Me | null;
  page: string;
  mixer: boolean;
}

export interface DocumentOptions {
  composition: Composition;
  address: OwnedAddress | undefined;
  /** Undefined where the shell creates the container. */
  renderedBy: string | undefined;
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

function renderPlace(renderedBy: string | undefined, skeleton: string): string {
  return renderedBy ? `<div id="app-${renderedBy}" aria-busy="true">${skeleton}</div>` : '';
}

function renderBody({ composition, renderedBy, site, nonce, state }: DocumentOptions): string {
  const shell = partOf(composition, 'shell');
  const skeleton = layoutSkeleton(site, state.user);
  return [
    `<script type="application/json" id="composition" nonce="${nonce}">${inlineJson(composition)}</script>`,
    `<script type="application/json" id="document" nonce="${nonce}">${inlineJson(state)}</script>`,
    `<a class="skip" href="#main">${escapeHtml(skeleton.skip)}</a>`,
    `<div id="header">${skeleton.header}</div>`,
    `<div id="middle"><div id="side"></div>`,
    `<main id="main" tabindex="-1">${renderPlace(renderedBy, skeleton.page)}</main></div>`,
    `<div id="footer"></div>`,
    `<div id="toasts"></div>`,
    `${voidTag('script', { src: shell.entry, integrity: shell.integrity, crossorigin: 'anonymous', nonce, defer: '' })}</script>`,
  ].join('\n');
}

export function renderDocument(options: DocumentOptions): string {
  const { composition, address, site, origin, nonce, head, state } = options;
  const layout = address?.layout ?? 'default';
  const parts = [...new Set(['shell', address?.part ?? 'shell'])].map((name) => partOf(composition, name));
  return [
    '<!doctype html>',
    `<html lang="${site.htmlLang}" data-locale="${site.locale}" data-foot="${footerSizeOf(address)}" data-layout="${layout}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<meta name="theme-color" content="#12352c">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // Preloads of the page, such as its largest picture, must come before those of scripts.
    renderHead({ head, site, origin, nonce }),
    // Before every stylesheet, because a hanging stylesheet blocks the scripts after it.
    `<script nonce="${nonce}">${startGuardScript(site)}</script>`,
    renderPreloads({ parts, site, addressId: state.addressId ?? undefined, nonce }),
    '</head>',
    '<body>',
    renderBody(options),
    '</body>',
    '</html>',
  ].join('\n');
}
