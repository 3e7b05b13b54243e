import type { Language, Site } from '@campavia/i18n/sites';

import { followSkipLink } from './follow-skip-link';
import { GUARD, guardStart } from './guard-start';
import type { StartNotice } from './guarded-window';
import { keepInteractions } from './keep-interactions';
import { startAfterPaint } from './start-after-paint';

const NOTICES: Record<Language, StartNotice> = {
  en: {
    title: 'This page has not started',
    text: 'The line may be slow, or something is broken on our side. Your bookings are safe.',
    reload: 'Load it again',
  },
  fr: {
    title: 'Cette page n’a pas démarré',
    text: 'La connexion est peut-être lente, ou quelque chose est en panne chez nous. Vos réservations sont en sécurité.',
    reload: 'Recharger la page',
  },
  de: {
    title: 'Diese Seite ist nicht gestartet',
    text: 'Vielleicht ist die Verbindung langsam, oder bei uns ist etwas kaputt. Ihre Buchungen sind sicher.',
    reload: 'Neu laden',
  },
  es: {
    title: 'Esta página no ha arrancado',
    text: 'Puede que la conexión sea lenta o que algo falle por nuestra parte. Tus reservas están a salvo.',
    reload: 'Volver a cargar',
  },
  it: {
    title: 'Questa pagina non si è avviata',
    text: 'Forse la connessione è lenta, o qualcosa non funziona da parte nostra. Le tue prenotazioni sono al sicuro.',
    reload: 'Ricarica la pagina',
  },
  nl: {
    title: 'Deze pagina is niet gestart',
    text: 'Misschien is de verbinding traag, of er is bij ons iets stuk. Je boekingen zijn veilig.',
    reload: 'Opnieuw laden',
  },
  pt: {
    title: 'Esta página não arrancou',
    text: 'A ligação pode estar lenta ou algo falhou do nosso lado. As suas reservas estão seguras.',
    reload: 'Carregar de novo',
  },
  ca: {
    title: 'Aquesta pàgina no ha arrencat',
    text: 'Potser la connexió és lenta o alguna cosa ha fallat per part nostra. Les teves reserves estan fora de perill.',
    reload: 'Torna-la a carregar',
  },
};

/**
 * @param isRendered whether readers see the page before its scripts are loaded
 */
export function startGuardScript({ language }: Site, { isRendered = false } = {}): string {
  const early = [followSkipLink, ...(isRendered ? [keepInteractions, startAfterPaint] : [])];
  const scripts = early.flatMap((script) => [script, `${script.name}(window)`]);
  const call = `${guardStart.name}(window,${JSON.stringify(NOTICES[language])})`;
  return `(()=>{${[...GUARD, ...scripts, call].join('\n')}})()`
    .replace(/\n\s+/g, '\n')
    .replaceAll('</', '<\\/');
}
