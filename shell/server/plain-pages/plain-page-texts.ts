import type { Language } from '@campavia/i18n/sites';

export interface PlainPageText {
  title: string;
  sentence: string;
}

export const SET_UP_TEXT: Record<Language, PlainPageText> = {
  en: { title: 'Campavia is being set up', sentence: 'Please come back in a moment.' },
  fr: { title: 'Campavia se met en place', sentence: 'Revenez dans un instant.' },
  de: { title: 'Campavia wird eingerichtet', sentence: 'Bitte kommen Sie gleich wieder.' },
  es: { title: 'Campavia se está preparando', sentence: 'Vuelve dentro de un momento.' },
  it: { title: 'Campavia è in preparazione', sentence: 'Torna tra un momento.' },
  nl: { title: 'Campavia wordt klaargezet', sentence: 'Kom zo meteen terug.' },
  pt: { title: 'A Campavia está a ser preparada', sentence: 'Volte daqui a pouco.' },
  ca: { title: 'Campavia s’està preparant', sentence: 'Torna d’aquí a un moment.' },
};

export const BROKEN_TEXT: Record<Language, PlainPageText> = {
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

/** For addresses or cookies that exceed the limits. */
export const TOO_LONG_TEXT: Record<Language, PlainPageText> = {
  en: {
    title: 'Your browser sends too much',
    sentence:
      'The address is too long, or too many cookies are kept for this site. Remove the cookies of this site in the settings of your browser, and start again at its first page.',
  },
  fr: {
    title: 'Votre navigateur en envoie trop',
    sentence:
      'L’adresse est trop longue, ou trop de cookies sont conservés pour ce site. Supprimez les cookies de ce site dans les réglages de votre navigateur, puis repartez de la page d’accueil.',
  },
  de: {
    title: 'Ihr Browser sendet zu viel',
    sentence:
      'Die Adresse ist zu lang, oder für diese Website sind zu viele Cookies gespeichert. Löschen Sie die Cookies dieser Website in den Einstellungen Ihres Browsers und beginnen Sie neu auf der Startseite.',
  },
  es: {
    title: 'Tu navegador envía demasiado',
    sentence:
      'La dirección es demasiado larga o se guardan demasiadas cookies de este sitio. Borra las cookies de este sitio en los ajustes de tu navegador y vuelve a empezar por la página de inicio.',
  },
  it: {
    title: 'Il tuo browser invia troppo',
    sentence:
      'L’indirizzo è troppo lungo, oppure di questo sito sono conservati troppi cookie. Elimina i cookie di questo sito nelle impostazioni del browser e riparti dalla pagina iniziale.',
  },
  nl: {
    title: 'Je browser stuurt te veel',
    sentence:
      'Het adres is te lang, of er zijn te veel cookies van deze site opgeslagen. Verwijder de cookies van deze site in de instellingen van je browser en begin opnieuw op de startpagina.',
  },
  pt: {
    title: 'O seu navegador envia demasiado',
    sentence:
      'O endereço é demasiado longo ou há demasiados cookies guardados deste site. Elimine os cookies deste site nas definições do navegador e recomece pela página inicial.',
  },
  ca: {
    title: 'El teu navegador envia massa',
    sentence:
      'L’adreça és massa llarga o es guarden massa galetes d’aquest lloc. Esborra les galetes d’aquest lloc a la configuració del navegador i torna a començar per la pàgina d’inici.',
  },
};
