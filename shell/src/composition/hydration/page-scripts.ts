import type { Language } from '@campavia/i18n/sites';
import type { ComposedPart } from '@campavia/remote-kit/config';

/** The scripts of a part that one of its pages begins with. */
export function scriptsOf(
  part: ComposedPart,
  language: Language,
  addressId: string | undefined,
): { url: string; integrity: string }[] {
  const catalogue = part.messages[language];
  const screen = addressId === undefined ? [] : (part.screens[addressId] ?? []);
  return [
    { url: part.entry, integrity: part.integrity },
    ...part.scripts,
    ...screen,
    ...(catalogue ? [catalogue] : []),
  ];
}

export function preloadScripts(document: Document, nonce: string | undefined, scripts: Scripts): void {
  for (const { url, integrity } of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: url });
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
}

type Scripts = ReturnType<typeof scriptsOf>;
