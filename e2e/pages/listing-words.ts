/** What a person reads on a camper's page, as far as the journeys go by it. */
export interface ListingWords {
  pickUp: string;
  returns: string;
  hourFrom: string;
  hourTo: string;
  firstDay: string;
  lastDay: string;
  kilometres: string;
  extras: string;
  kitchenKit: string;
  compare: string;
  reinforced: string;
  /** Labels of the fields to type days in, and what they say. */
  from: string;
  to: string;
  writeLikeThis: (example: string) => string;
  /** Why a day cannot be chosen. */
  minimum: (days: number) => string;
  closed: string;
  behindTrip: string;
  taken: string;
  noRoom: string;
  chooseStart: string;
  allPictures: RegExp;
  report: string;
  print: string;
  similarFree: string;
}

const en: ListingWords = {
  pickUp: 'Pick-up',
  returns: 'Return',
  hourFrom: 'Pick-up time',
  hourTo: 'Return time',
  firstDay: 'first day',
  lastDay: 'last day',
  kilometres: 'Kilometres',
  extras: 'Extras',
  kitchenKit: 'Kitchen kit',
  compare: 'Compare',
  reinforced: 'Reinforced insurance',
  from: 'From',
  to: 'To',
  writeLikeThis: (example) => `Enter the date like this: ${example}`,
  minimum: (days) => `${days} days minimum`,
  closed: 'No pick-up or return',
  behindTrip: 'A day in between is taken',
  taken: 'Taken',
  noRoom: 'Too few free days from here on',
  chooseStart: 'Choose the first day.',
  allPictures: /^All \d+ pictures$/,
  report: 'Report this camper',
  print: 'Print',
  similarFree: 'Like this one, and free on your dates',
};

const fr: ListingWords = {
  pickUp: 'Départ',
  returns: 'Retour',
  hourFrom: 'Heure du départ',
  hourTo: 'Heure du retour',
  firstDay: 'premier jour',
  lastDay: 'dernier jour',
  kilometres: 'Kilométrage',
  extras: 'Options',
  kitchenKit: 'Kit de cuisine',
  compare: 'Comparer',
  reinforced: 'Assurance renforcée',
  from: 'Du',
  to: 'Au',
  writeLikeThis: (example) => `Saisissez la date ainsi : ${example}`,
  minimum: (days) => `${days} jours minimum`,
  closed: 'Ni départ ni retour',
  behindTrip: 'Un jour entre les deux est pris',
  taken: 'Pris',
  noRoom: 'Trop peu de jours libres ensuite',
  chooseStart: 'Choisissez le premier jour.',
  allPictures: /^Les \d+ images$/,
  report: 'Signaler ce véhicule',
  print: 'Imprimer',
  similarFree: 'Comme celui-ci, et libres à vos dates',
};

const de: ListingWords = {
  pickUp: 'Abholung',
  returns: 'Rückgabe',
  hourFrom: 'Uhrzeit der Abholung',
  hourTo: 'Uhrzeit der Rückgabe',
  firstDay: 'erster Tag',
  lastDay: 'letzter Tag',
  kilometres: 'Kilometer',
  extras: 'Extras',
  kitchenKit: 'Küchenset',
  compare: 'Vergleichen',
  reinforced: 'Erweiterte Versicherung',
  from: 'Von',
  to: 'Bis',
  writeLikeThis: (example) => `Geben Sie das Datum so ein: ${example}`,
  minimum: (days) => `Mindestens ${days} Tage`,
  closed: 'Keine Abholung, keine Rückgabe',
  behindTrip: 'Ein Tag dazwischen ist belegt',
  taken: 'Belegt',
  noRoom: 'Danach zu wenige freie Tage',
  chooseStart: 'Wählen Sie den ersten Tag.',
  allPictures: /^Alle \d+ Bilder$/,
  report: 'Diesen Camper melden',
  print: 'Drucken',
  similarFree: 'Ähnlich und an Ihren Reisedaten frei',
};

/** The words of a site; `''` is the default site, which speaks English. */
export function listingWordsOf(site: string): ListingWords {
  if (site.startsWith('de')) return de;
  return site.startsWith('fr') ? fr : en;
}
