import { pathOn, SITES, type Site } from '@campavia/i18n/sites';
import type { DocumentHead } from '@campavia/remote-kit/config';

import { escapeHtml, inlineJson, voidTag } from '../http/html';

export interface HeadOptions {
  head: DocumentHead;
  site: Site;
  origin: string;
  nonce: string;
}

function alternates(canonical: string, origin: string): string[] {
  const links = SITES.map((site) =>
    voidTag('link', { rel: 'alternate', hreflang: site.htmlLang, href: origin + pathOn(site, canonical) }),
  );
  return [...links, voidTag('link', { rel: 'alternate', hreflang: 'x-default', href: origin + canonical })];
}

function describe({ head, site, origin }: HeadOptions): string[] {
  const address = head.canonical === undefined ? undefined : origin + pathOn(site, head.canonical);
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [voidTag('meta', { name: 'description', content: head.description })] : []),
    ...(head.robots ? [voidTag('meta', { name: 'robots', content: head.robots })] : []),
    ...(address ? [voidTag('link', { rel: 'canonical', href: address })] : []),
    voidTag('meta', { property: 'og:title', content: head.title }),
    ...(head.description ? [voidTag('meta', { property: 'og:description', content: head.description })] : []),
    ...(address ? [voidTag('meta', { property: 'og:url', content: address })] : []),
    voidTag('meta', { property: 'og:site_name', content: 'Campavia' }),
  ];
}

export function renderHead(options: HeadOptions): string {
  const { head, origin, nonce } = options;
  const structured = (head.structuredData ?? []).map(
    (entry) => `<script type="application/ld+json" nonce="${nonce}">${inlineJson(entry)}</script>`,
  );
  return [
    ...describe(options),
    ...(head.canonical === undefined ? [] : alternates(head.canonical, origin)),
    ...(head.tags ?? []).map(({ tag, attributes }) => voidTag(tag, attributes)),
    ...structured,
  ].join('\n');
}
