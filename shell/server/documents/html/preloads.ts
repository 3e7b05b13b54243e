import type { Site } from '@campavia/i18n/sites';
import type { ComposedPart } from '@campavia/remote-kit/config';

import { voidTag } from '../../http/html';

interface Preload {
  url: string;
  integrity: string;
}

function scriptsOf(part: ComposedPart, site: Site, addressId: string | undefined): Preload[] {
  const catalogue = part.messages[site.language];
  const screen = addressId === undefined ? [] : (part.screens[addressId] ?? []);
  return [
    { url: part.entry, integrity: part.integrity },
    ...part.scripts,
    ...screen,
    ...(catalogue ? [catalogue] : []),
  ];
}

export interface PreloadOptions {
  parts: readonly ComposedPart[];
  site: Site;
  addressId: string | undefined;
  nonce: string;
}

export function renderPreloads({ parts, site, addressId, nonce }: PreloadOptions): string {
  const styles = parts.flatMap((part) => part.styles);
  const scripts = parts.flatMap((part) => scriptsOf(part, site, addressId));
  const fonts = parts.flatMap((part) => part.fonts);
  return [
    ...styles.map(({ url, integrity }) => voidTag('link', { rel: 'stylesheet', href: url, integrity })),
    ...fonts.map((href) =>
      voidTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    ),
    ...scripts.map(({ url, integrity }) =>
      voidTag('link', {
        rel: 'preload',
        as: 'script',
        href: url,
        integrity,
        crossorigin: 'anonymous',
        nonce,
      }),
    ),
  ].join('\n');
}
