import type { Language } from '@campavia/i18n/sites';

/** What a page that needs no release says. */
export interface PlainWords {
  title: string;
  sentence: string;
}

/** Nothing is released yet. */
export const BEING_SET_UP: Record<Language, PlainWords> = {
  en: { title: 'Campavia is being set up', sentence: 'Please come back in a moment.' },
  fr: { title: 'Campavia se met en place', sentence: 'Revenez dans un instant.' },
  de: { title: 'Campavia wird eingerichtet', sentence: 'Bitte kommen Sie gleich wieder.' },
  es: { title: 'Campavia se está preparando', sentence: 'Vuelve dentro de un momento.' },
  it: { title: 'Campavia è in preparazione', sentence: 'Torna tra un momento.' },
  nl: { title: 'Campavia wordt klaargezet', sentence: 'Kom zo meteen terug.' },
  pt: { title: 'A Campavia está a ser preparada', sentence: 'Volte daqui a pouco.' },
  ca: { title: 'Campavia s’està preparant', sentence: 'Torna d’aquí a un moment.' },
};

/** Something failed that should not have. */
export const BROKEN: Record<Language, PlainWords> = {
  en: {
    title: 'Something went wrong',
    sentence: 'It is our fault. Please try again in a moment.',
  },
  fr: {
    title: 'Une erreur est survenue',
    sentence: 'Elle vient de chez nous. Réessayez dans un instant.',
  },
  de: {
    title: 'Da ist etwas schiefgegangen',
    sentence: 'Es liegt an uns. Bitte versuchen Sie es gleich noch einmal.',
  },
  es: {
    title: 'Algo ha salido mal',
    sentence: 'Es culpa nuestra. Vuelve a intentarlo dentro de un momento.',
  },
  it: {
    title: 'Qualcosa è andato storto',
    sentence: 'È colpa nostra. Riprova tra un momento.',
  },
  nl: {
    title: 'Er ging iets mis',
    sentence: 'Het ligt aan ons. Probeer het zo meteen opnieuw.',
  },
  pt: {
    title: 'Algo correu mal',
    sentence: 'A culpa é nossa. Tente novamente daqui a pouco.',
  },
  ca: {
    title: 'Alguna cosa ha anat malament',
    sentence: 'És culpa nostra. Torna-ho a provar d’aquí a un moment.',
  },
};
