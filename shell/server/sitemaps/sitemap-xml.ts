import { escapeHtml } from '../http/html';

export interface SitemapItem {
  loc: string;
  /** `yyyy-MM-dd`; omitted if unknown. */
  lastmod?: string | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Root = 'urlset' | 'sitemapindex';

const ITEM: Record<Root, string> = { urlset: 'url', sitemapindex: 'sitemap' };

export function startXml(root: Root): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`;
}

export function renderItems(root: Root, items: readonly SitemapItem[]): string {
  const name = ITEM[root];
  return items
    .map(({ loc, lastmod }) => {
      const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
      return `<${name}><loc>${escapeHtml(loc)}</loc>${changed}</${name}>\n`;
    })
    .join('');
}

export function endXml(root: Root): string {
  return `</${root}>\n`;
}
