import { type Language, SITES, type Site } from '@campavia/i18n/sites';

import { linkToSite } from '../../../src/locale/site-href';
import { siteLabel } from '../../../src/locale/site-label';
import { escapeHtml } from '../../http/html';

const TEXT: Record<Language, string> = {
  en: 'You can search and read here without JavaScript. To book, sign in or write to owners, please turn it on.',
  fr: 'Sans JavaScript, vous pouvez chercher et lire. Pour réserver, vous connecter ou écrire aux propriétaires, activez-le.',
  de: 'Suchen und lesen geht ohne JavaScript. Zum Buchen, Anmelden und Schreiben schalten Sie es bitte ein.',
  es: 'Sin JavaScript puedes buscar y leer. Para reservar, iniciar sesión o escribir a los propietarios, actívalo.',
  it: 'Senza JavaScript puoi cercare e leggere. Per prenotare, accedere o scrivere ai proprietari, attivalo.',
  nl: 'Zoeken en lezen kan zonder JavaScript. Zet het aan om te boeken, in te loggen of verhuurders te schrijven.',
  pt: 'Sem JavaScript, pode pesquisar e ler. Para reservar, iniciar sessão ou escrever aos proprietários, ative-o.',
  ca: 'Sense JavaScript pots cercar i llegir. Per reservar, iniciar sessió o escriure als propietaris, activa’l.',
};

const STYLE = [
  'header button, footer button, footer details, [data-pending] { display: none !important }',
  '[data-no-script] { margin: 0; padding: 0.75rem var(--gutter); font-size: var(--t-small) }',
  'p[data-no-script] { background: var(--care-soft) }',
  'ul[data-no-script] { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; background: var(--fog); list-style: none }',
].join(' ');

export function renderNoScriptStyle(nonce: string): string {
  return `<noscript><style nonce="${nonce}">${STYLE}</style></noscript>`;
}

export function renderNoScriptText(site: Site): string {
  return `<noscript><p data-no-script>${escapeHtml(TEXT[site.language])}</p></noscript>`;
}

export function renderSiteLinks(site: Site, place: { pathname: string; search: string }): string {
  const links = SITES.map((other) => {
    const href = escapeHtml(linkToSite({ ...place, hash: '' }, site, other));
    return `<li><a href="${href}" lang="${other.htmlLang}" hreflang="${other.htmlLang}">${escapeHtml(siteLabel(other))}</a></li>`;
  });
  return `<noscript><ul data-no-script>${links.join('')}</ul></noscript>`;
}
