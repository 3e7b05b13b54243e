import { pathOn, SITES, siteOf, type Site } from '@campavia/i18n/sites';
import type { DocumentHead, HeadTag, ShareImage } from '@campavia/remote-kit/config';

import { defaultShareImage } from '../../assets/share-image';
import { escapeHtml, inlineJson, voidTag } from '../../http/html';

export interface HeadOptions {
  head: DocumentHead;
  site: Site;
  path: string;
  origin: string;
  nonce: string;
}

/** For all other languages and countries: addresses without a prefix redirect by language, this one never does. */
const SITE_FOR_OTHERS = siteOf('en-gb') as Site;

const openGraphLocale = ({ htmlLang }: Site) => htmlLang.replace('-', '_');

function openGraphTag(property: string, content: string): string {
  return voidTag('meta', { property, content });
}

/** The same page on all sites refers to the others; a page with another canonical address, or not indexed, does not. */
function hasAlternates({ head: { canonical, robots = '' }, path }: HeadOptions): boolean {
  return canonical?.split('?')[0] === path && !robots.includes('noindex');
}

function renderAlternates(options: HeadOptions): string[] {
  const { head, site, origin } = options;
  if (!hasAlternates(options) || head.canonical === undefined) return [];
  const { canonical } = head;
  const alternate = (hreflang: string, on: Site) =>
    voidTag('link', { rel: 'alternate', hreflang, href: origin + pathOn(on, canonical) });
  return [
    ...SITES.map((each) => alternate(each.htmlLang, each)),
    alternate('x-default', SITE_FOR_OTHERS),
    ...SITES.filter((each) => each !== site).map((each) =>
      openGraphTag('og:locale:alternate', openGraphLocale(each)),
    ),
  ];
}

/** Releases before `head.image` existed contain the tags of their picture themselves. */
function bringsOwnTag({ tags = [] }: DocumentHead, property: string): boolean {
  return tags.some(({ attributes }: HeadTag) => attributes.property === property);
}

function renderImage({ head, site, origin }: HeadOptions): string[] {
  if (bringsOwnTag(head, 'og:image')) return [];
  const { url, width, height, alt }: ShareImage = head.image ?? defaultShareImage(site);
  return [
    openGraphTag('og:image', new URL(url, origin).href),
    openGraphTag('og:image:width', String(width)),
    openGraphTag('og:image:height', String(height)),
    openGraphTag('og:image:alt', alt),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function renderShared(options: HeadOptions, address: string | undefined): string[] {
  const { head, site } = options;
  return [
    openGraphTag('og:title', head.title),
    ...(head.description ? [openGraphTag('og:description', head.description)] : []),
    ...(address ? [openGraphTag('og:url', address)] : []),
    openGraphTag('og:site_name', 'Campavia'),
    ...(bringsOwnTag(head, 'og:type') ? [] : [openGraphTag('og:type', 'website')]),
    ...(bringsOwnTag(head, 'og:locale') ? [] : [openGraphTag('og:locale', openGraphLocale(site))]),
    ...renderImage(options),
  ];
}

function describe(options: HeadOptions): string[] {
  const { head, site, origin } = options;
  const address = head.canonical === undefined ? undefined : origin + pathOn(site, head.canonical);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [voidTag('meta', { name: 'description', content: head.description })] : []),
    ...(head.robots ? [voidTag('meta', { name: 'robots', content: head.robots })] : []),
    ...(address ? [voidTag('link', { rel: 'canonical', href: address })] : []),
    ...renderShared(options, address),
  ];
}

export function isPicturePreload({ tag, attributes }: HeadTag): boolean {
  return tag === 'link' && attributes.rel === 'preload' && attributes.as === 'image';
}

export function renderHead(options: HeadOptions): string {
  const { head, nonce } = options;
  const structured = (head.structuredData ?? []).map(
    (entry) => `<script type="application/ld+json" nonce="${nonce}">${inlineJson(entry)}</script>`,
  );
  return [
    ...describe(options),
    ...renderAlternates(options),
    ...(head.tags ?? []).map(({ tag, attributes }) => voidTag(tag, attributes)),
    ...structured,
  ].join('\n');
}
