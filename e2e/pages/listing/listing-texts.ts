export interface ListingTexts {
  pickUp: string;
  hourFrom: string;
  hourTo: string;
  firstDay: string;
  lastDay: string;
  kilometres: string;
  extras: string;
  kitchenKit: string;
  compare: string;
  reinforced: string;
  from: string;
  to: string;
  behindTrip: string;
  taken: string;
  noRoom: string;
  report: string;
  similarFree: string;
}

const en: ListingTexts = {
  pickUp: 'Pick-up',
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
  behindTrip: 'A day in between is taken',
  taken: 'Taken',
  noRoom: 'Too few free days from here on',
  report: 'Report this camper',
  similarFree: 'Like this one, and free on your dates',
};

const fr: ListingTexts = {
  pickUp: 'Départ',
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
  behindTrip: 'Un jour entre les deux est pris',
  taken: 'Pris',
  noRoom: 'Trop peu de jours libres ensuite',
  report: 'Signaler ce véhicule',
  similarFree: 'Comme celui-ci, et libres à vos dates',
};

const de: ListingTexts = {
  pickUp: 'Abholung',
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
  behindTrip: 'Ein Tag dazwischen ist belegt',
  taken: 'Belegt',
  noRoom: 'Danach zu wenige freie Tage',
  report: 'Diesen Camper melden',
  similarFree: 'Ähnlich und an Ihren Reisedaten frei',
};

/** The texts of a site; `''` is the default site, in English. */
export function listingTextsOf(site: string): ListingTexts {
  if (site.startsWith('de')) return de;
  return site.startsWith('fr') ? fr : en;
}
