import type { Language } from '@campavia/i18n/sites';
import type { ComposedPart } from '@campavia/remote-kit/config';

import { voidTag } from './html';

interface Preload {
  url: string;
  integrity: string;
}

function scriptsOf(part: ComposedPart, language: Language): Preload[] {
  const catalogue = part.messages[language];
  return [{ url: part.entry, integrity: part.integrity }, ...part.scripts, ...(catalogue ? [catalogue] : [])];
}

/** Stylesheets and script preloads for exactly the parts that a page needs. */
export function renderPreloads(parts: readonly ComposedPart[], language: Language, nonce: string): string {
  const styles = parts.flatMap((part) => part.styles);
  const scripts = parts.flatMap((part) => scriptsOf(part, language));
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
