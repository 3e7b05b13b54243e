import type { Language, Site } from '@campavia/i18n/sites';
import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

const NOT_FOUND: Record<Language, string> = {
  en: 'Page not found',
  fr: 'Page introuvable',
  de: 'Seite nicht gefunden',
  es: 'Página no encontrada',
  it: 'Pagina non trovata',
  nl: 'Pagina niet gevonden',
  pt: 'Página não encontrada',
  ca: 'No s’ha trobat la pàgina',
};

const FAILED: Record<Language, string> = {
  en: 'Something went wrong',
  fr: 'Une erreur est survenue',
  de: 'Da ist etwas schiefgegangen',
  es: 'Algo ha salido mal',
  it: 'Qualcosa è andato storto',
  nl: 'Er ging iets mis',
  pt: 'Algo correu mal',
  ca: 'Alguna cosa ha anat malament',
};

export function errorHead({ language }: Site, status: number): DocumentHead {
  const texts = status === 404 ? NOT_FOUND : FAILED;
  return { title: pageTitle(texts[language]), robots: 'noindex' };
}
