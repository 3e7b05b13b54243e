import type { Language } from '@campavia/i18n/sites';
import type { ComposedPart } from '@campavia/remote-kit/config';

import { voidTag } from './html';

interface Preload {
  url: string;
  integrity: string;
}

function scriptsOf(part: ComposedPart, language: Language, addressId: string | undefined): Preload[] {
  const catalogue = part.messages[language];
  const screen = addressId === undefined ? [] : (part.screens[addressId] ?? []);
  return [
    { url: part.entry, integrity: part.integrity },
    ...part.scripts,
    ...screen,
    ...(catalogue ? [catalogue] : []),
  ];
}

export interface PreloadOptions {
  /** The parts that draw the page. */
  parts: readonly ComposedPart[];
  language: Language;
  /** The address whose screen comes first; undefined on the shell's own pages. */
  addressId: string | undefined;
  nonce: string;
}

/** Stylesheets and preloads for exactly what a page needs. */
export function renderPreloads({ parts, language, addressId, nonce }: PreloadOptions): string {
  const styles = parts.flatMap((part) => part.styles);
  const scripts = parts.flatMap((part) => scriptsOf(part, language, addressId));
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
