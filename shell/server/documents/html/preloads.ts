import type { Site } from '@campavia/i18n/sites';
import type { ComposedPart } from '@campavia/remote-kit/config';

import { scriptsOf } from '../../../src/composition/hydration/page-scripts';
import { voidTag } from '../../http/html';
import type { ReadStylesheet } from '../../releases/release-styles';

export interface PreloadOptions {
  parts: readonly ComposedPart[];
  delayed: ComposedPart | undefined;
  site: Site;
  addressId: string | undefined;
  nonce: string;
}

export interface StylesheetOptions {
  parts: readonly ComposedPart[];
  /** Inlines the stylesheets that it knows: the page is shown one request earlier. */
  readStylesheet: ReadStylesheet | undefined;
  nonce: string;
}

export function renderStylesheets({ parts, readStylesheet, nonce }: StylesheetOptions): string {
  return parts
    .flatMap((part) => part.styles)
    .map((stylesheet) => {
      const text = readStylesheet?.(stylesheet);
      if (text !== undefined) return `<style nonce="${nonce}">${text}</style>`;
      const { url, integrity } = stylesheet;
      return voidTag('link', { rel: 'stylesheet', href: url, integrity });
    })
    .join('\n');
}

export function renderScriptPreloads({ parts, delayed, site, addressId, nonce }: PreloadOptions): string {
  const [shell, ...remotes] = parts;
  const begun = remotes.filter((part) => part !== delayed);
  // What the shell needs besides its entry loads remotes.
  const own = shell && (begun.length > 0 ? shell : { ...shell, scripts: [] });
  const scripts = [...(own ? [own] : []), ...begun].flatMap((part) =>
    scriptsOf(part, site.language, addressId),
  );
  return scripts
    .map(({ url, integrity }) =>
      voidTag('link', {
        rel: 'preload',
        as: 'script',
        href: url,
        integrity,
        crossorigin: 'anonymous',
        nonce,
      }),
    )
    .join('\n');
}

export function renderFontPreloads(parts: readonly ComposedPart[]): string {
  return parts
    .flatMap((part) => part.fonts)
    .map((href) =>
      voidTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }),
    )
    .join('\n');
}
