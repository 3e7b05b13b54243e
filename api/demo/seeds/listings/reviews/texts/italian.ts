import type { ReviewTexts } from './review-texts';

export const italian: ReviewTexts = {
  great: [
    'Due settimane di cui parleremo a lungo.',
    'Tutto come descritto, anzi meglio.',
    '{owner} ci ha accolti con calore e ci ha dedicato tutto il tempo necessario.',
    'Il nostro primo viaggio di questo tipo, e non sarà certo l’ultimo.',
    'Dal primo all’ultimo messaggio, trattare con {owner} è stato un piacere.',
    'Prenoteremmo di nuovo senza guardarne altri.',
  ],
  details: [
    'Pulitissimo e tenuto molto bene.',
    'I letti sono comodi, i bambini hanno dormito come ghiri.',
    'In cucina c’è tutto, persino un coltello che taglia e una vera caffettiera.',
    'La consegna a {city} è durata un’ora e non ha lasciato dubbi.',
    'Si guida con facilità, anche per chi è abituato a un’utilitaria.',
    'L’elenco dei posti tranquilli per la notte vale oro.',
    'A una piccola domanda lungo la strada è arrivata risposta in pochi minuti.',
    'La riconsegna è stata semplice e senza fretta.',
  ],
  closings: ['Grazie, {owner}!', 'Consigliatissimo.', 'Torneremo.', 'Dieci e lode.'],
  good: [
    'Un bel viaggio, con una o due cosette da sistemare.',
    'Buon rapporto qualità-prezzo, ed è facile sentire {owner}.',
    'Comodo e affidabile; un po’ più di spazio per le cose non avrebbe guastato.',
    'Ci è piaciuto molto, a parte una tendina ribelle.',
  ],
  mixed: [
    'Il viaggio è andato bene, ma speravamo in più pulizia.',
    'Tutto funziona, ma l’età si sente: serve un po’ di tempo per prenderci la mano.',
    'Consegna cordiale, però a bordo mancavano diverse cose dell’elenco.',
  ],
  poor: [
    'Il secondo giorno si è rotto qualcosa e ci è voluto troppo per sapere cosa fare.',
    'Abbiamo dovuto pulire prima di sistemarci. Peccato, perché il mezzo è buono.',
    'Consegna in ritardo di un’ora e di fretta: molto abbiamo dovuto capirlo da soli.',
  ],
  replies: [
    'Grazie per averne avuto tanta cura. Siete sempre i benvenuti.',
    'È stato bello conoscervi. Buon viaggio e alla prossima!',
    'Grazie per la sincerità; abbiamo già provveduto.',
  ],
};
