import type { Me } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';
import type {
  ComposedPart,
  Composition,
  DocumentHead,
  OwnedAddress,
  RenderedPage,
} from '@campavia/remote-kit/config';

import { hydratesOnInteraction } from '../../../src/composition/hydration/hydration-rule';
import { footerSizeOf } from '../../../src/layout/footer-size';
import type { LayoutHtml } from '../../../src/layout/layout-html';
import { layoutSkeleton } from '../../../src/layout/layout-skeleton';
import { startGuardScript } from '../../../src/start/start-guard';
import { manifestPath } from '../../assets/web-manifest';
import { escapeHtml, inlineJson, voidTag } from '../../http/html';
import type { ReadStylesheet } from '../../releases/release-styles';
import { renderNoScriptStyle, renderNoScriptText, renderSiteLinks } from './no-script';
import { isPicturePreload, renderHead } from './head';
import { renderFontPreloads, renderScriptPreloads, renderStylesheets } from './preloads';

export interface DocumentState {
  site: string;
  today: string;
  status: number;
  addressId: string | null;
  data: Record<string, unknown>;
  readAt?: Record<string, number>;
  referential: unknown;
  routing: Record<string, string>;
  /** Null for visitors, and if only the browser can find out. */
  user: Me | null;
  page: string;
  mixer: boolean;
}

export interface DocumentOptions {
  composition: Composition;
  address: OwnedAddress | undefined;
  /** Undefined where the shell creates the container. */
  renderedBy: string | undefined;
  /** Undefined where the browser renders the page. */
  rendered: RenderedPage | undefined;
  /** Undefined where the browser renders header and footer. */
  layout: LayoutHtml | undefined;
  site: Site;
  /** Without the prefix of the site. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  origin: string;
  nonce: string;
  head: DocumentHead;
  state: DocumentState;
  readStylesheet?: ReadStylesheet;
}

function partOf(composition: Composition, name: string): ComposedPart {
  const part = composition.parts[name];
  if (!part) throw new Error(`The composition holds no ${name}`);
  return part;
}

function renderContainer({ renderedBy, rendered, composition }: DocumentOptions, skeleton: string): string {
  if (!renderedBy) return '';
  const id = `app-${renderedBy}`;
  if (!rendered) return `<div id="${id}" aria-busy="true">${skeleton}</div>`;
  const { version } = partOf(composition, renderedBy);
  return `<div id="${id}" data-rendered="${escapeHtml(version)}">${rendered.html}</div>`;
}

/** Styles made on the server need the nonce, as those made in the browser do. */
function renderStyles({ layout, rendered, nonce }: DocumentOptions): string {
  const styles = `${layout?.styles ?? ''}${rendered?.styles ?? ''}`;
  return styles.replaceAll('<style ', `<style nonce="${nonce}" `);
}

function renderHeader({ layout, site, state }: DocumentOptions): string {
  if (layout) return `<div id="header" data-rendered>${layout.header}</div>`;
  return `<div id="header">${layoutSkeleton(site, state.user).header}</div>`;
}

/** Below a skeleton of another height the footer would move. */
function renderFooter({ layout, rendered }: DocumentOptions): string {
  return layout && rendered
    ? `<div id="footer" data-rendered>${layout.footer}</div>`
    : '<div id="footer"></div>';
}

/** Scripts of a page that is complete without them are loaded by `startAfterPaint`. */
function renderScript({ composition, nonce }: DocumentOptions, delayed: string | undefined): string {
  const { entry, integrity } = partOf(composition, 'shell');
  const attributes = { src: entry, integrity, crossorigin: 'anonymous', nonce, defer: '' };
  const script = `${voidTag('script', attributes)}</script>`;
  return delayed === undefined ? script : `<template id="scripts">${delayed}${script}</template>`;
}

function renderBody(options: DocumentOptions, delayed: string | undefined): string {
  const { site, nonce, state } = options;
  const skeleton = layoutSkeleton(site, state.user);
  return [
    `<a class="skip" href="#main">${escapeHtml(skeleton.skip)}</a>`,
    renderNoScriptText(site),
    renderHeader(options),
    `<div id="middle"><div id="side"></div>`,
    `<main id="main" tabindex="-1">${renderContainer(options, skeleton.page)}</main></div>`,
    renderFooter(options),
    renderSiteLinks(site, { pathname: pathOn(site, options.path), search: options.search }),
    `<div id="toasts"></div>`,
    delayed === undefined ? '' : renderFontPreloads(partsOf(options)),
    `<script type="application/json" id="composition" nonce="${nonce}">${inlineJson(inlinedComposition(options))}</script>`,
    `<script type="application/json" id="document" nonce="${nonce}">${inlineJson(state)}</script>`,
    renderScript(options, delayed),
  ].join('\n');
}

function delayedPart(options: DocumentOptions): ComposedPart | undefined {
  const { composition, address, rendered, search, state } = options;
  const isDelayed = hydratesOnInteraction(address, { isVisitor: state.user === null, search });
  return rendered && address && isDelayed ? partOf(composition, address.part) : undefined;
}

function partsOf({ composition, address }: DocumentOptions): ComposedPart[] {
  return [...new Set(['shell', address?.part ?? 'shell'])].map((name) => partOf(composition, name));
}

/** Scripts are listed for preloads of this page only; its releases know those of other pages and languages themselves. */
function inlinedComposition({ composition, address, site }: DocumentOptions): Composition {
  const parts = Object.entries(composition.parts).map(([name, part]) => {
    const isNeeded = name === address?.part;
    const pick = <Value>(from: Record<string, Value>, key: string | undefined) =>
      isNeeded && key !== undefined && from[key] ? { [key]: from[key] } : {};
    const screens = pick(part.screens, address?.id);
    const messages = pick(part.messages, site.language);
    return [name, { ...part, screens, messages }];
  });
  return { ...composition, parts: Object.fromEntries(parts) };
}

/** In the order in which a browser on a slow line needs it; without rendered content it needs scripts first. */
export function renderDocument(options: DocumentOptions): string {
  const { address, site, path, origin, nonce, head, state } = options;
  const layout = address?.layout ?? 'default';
  const { tags = [] } = head;
  const pictures = tags.filter(isPicturePreload);
  const parts = partsOf(options);
  const delayed = delayedPart(options);
  const addressId = state.addressId ?? undefined;
  const preloads = renderScriptPreloads({ parts, delayed, site, addressId, nonce });
  return [
    '<!doctype html>',
    `<html lang="${site.htmlLang}" data-locale="${site.locale}" data-foot="${footerSizeOf(address)}" data-layout="${layout}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    // Before every stylesheet, because a hanging stylesheet blocks the scripts after it.
    `<script nonce="${nonce}">${startGuardScript(site, { isRendered: Boolean(options.rendered ?? options.layout) })}</script>`,
    renderStylesheets({ parts, readStylesheet: delayed && options.readStylesheet, nonce }),
    ...pictures.map(({ tag, attributes }) => voidTag(tag, attributes)),
    '<meta name="theme-color" content="#12352c">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/pictures/apple-touch-icon.png">',
    voidTag('link', { rel: 'manifest', href: manifestPath(site) }),
    renderHead({
      head: { ...head, tags: tags.filter((tag) => !isPicturePreload(tag)) },
      site,
      path,
      origin,
      nonce,
    }),
    renderStyles(options),
    renderNoScriptStyle(nonce),
    delayed ? '' : `${renderFontPreloads(parts)}\n${preloads}`,
    '</head>',
    '<body>',
    renderBody(options, delayed && preloads),
    '</body>',
    '</html>',
  ].join('\n');
}
