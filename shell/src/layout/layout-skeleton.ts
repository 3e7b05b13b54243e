import { prefixOf, type Language, type Site } from '@campavia/i18n/sites';
import type { HeaderUser } from '@campavia/remote-kit/config';

import { avatarOf } from './header/avatar';

export interface LayoutSkeleton {
  header: string;
  page: string;
  skip: string;
}

const SKIP: Record<Language, string> = {
  en: 'Skip to content',
  fr: 'Aller au contenu',
  de: 'Zum Inhalt',
  es: 'Ir al contenido',
  it: 'Vai al contenuto',
  nl: 'Naar de inhoud',
  pt: 'Ir para o conteúdo',
  ca: 'Ves al contingut',
};

export const BRAND = 'Campavia';

export const SKELETON_PIECES = ['title', 'lead', 'block', 'card-1', 'card-2', 'card-3', 'card-4'] as const;

export const LOGO_SHAPES = [
  { part: 'sky', d: 'M11 4h23c14.9 0 26 11.1 26 26v23a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z' },
  { part: 'sun', d: 'M18.500 30a12.500 12.500 0 1 1 25 0a12.500 12.500 0 1 1-25 0z' },
  {
    part: 'hills',
    d: 'M4 33.600c7.500-2.700 15.200-2.300 23 .4 12 4 23 3.100 33-.6V53a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7z',
  },
  {
    part: 'road',
    d: 'M40.500 36.300c-2.800 4-13.500 5-20.500 10-4.600 3.300-7.500 7.500-8.700 13.700h34.200c-.3-4.300 2.700-6.800 5.200-9.200 4.600-4.900 2.200-9.700-6.200-14.300z',
  },
  { part: 'dashes', d: 'M29.200 59.700c.9-5 4.200-7.700 8.300-10.300 4.500-3 7-5.900 6.700-9.600' },
] as const;

export const BARS = 'M4 6h16M4 12h16M4 18h16';

export const NOBODY = 'M12 12a4.500 4.500 0 1 0 0-9a4.500 4.500 0 1 0 0 9zM4 21a8 8 0 0 1 16 0';

/** Plain text, because the server writes it, too. */
export function layoutSkeleton(site: Site, user?: HeaderUser | null): LayoutSkeleton {
  const shapes = LOGO_SHAPES.map(({ part, d }) => `<path data-shape="${part}" d="${d}"/>`).join('');
  const logo = `<svg viewBox="0 0 64 64" aria-hidden="true">${shapes}</svg><span>${BRAND}</span>`;
  const home = prefixOf(site) || '/';
  const pieces = SKELETON_PIECES.map((piece) => `<i data-piece="${piece}"></i>`).join('');
  const end = `<div data-end><span data-me>${lines(BARS)}${faceIn(user)}</span></div>`;
  const acting = user?.actor ? ' data-acting' : '';
  return {
    header: `<header${acting}><div><a data-logo href="${home}">${logo}</a>${end}</div></header>`,
    page: `<div data-skeleton="page" aria-hidden="true">${pieces}</div>`,
    skip: SKIP[site.language],
  };
}

function lines(d: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`;
}

function faceIn(user: HeaderUser | null | undefined): string {
  if (!user) return `<span data-face>${lines(NOBODY)}</span>`;
  const avatar = avatarOf(user);
  if ('picture' in avatar) return `<img data-face src="${safe(avatar.picture)}" alt="">`;
  return `<span data-face="${avatar.colour}" aria-hidden="true">${safe(avatar.initial)}</span>`;
}

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
