export interface ListingTexts {
  hourFrom: string;
  hourTo: string;
  kilometres: string;
  extras: string;
  kitchenKit: string;
  compare: string;
  reinforced: string;
  from: string;
  to: string;
  taken: string;
  report: string;
  similarFree: string;
}

const en: ListingTexts = {
  hourFrom: 'Pick-up time',
  hourTo: 'Return time',
  kilometres: 'Kilometres',
  extras: 'Extras',
  kitchenKit: 'Kitchen kit',
  compare: 'Compare',
  reinforced: 'Reinforced insurance',
  from: 'From',
  to: 'To',
  taken: 'Taken',
  report: 'Report this camper',
  similarFree: 'Like this one, and free on your dates',
};

const fr: ListingTexts = {
  hourFrom: 'Heure du départ',
  hourTo: 'Heure du retour',
  kilometres: 'Kilométrage',
  extras: 'Options',
  kitchenKit: 'Kit de cuisine',
  compare: 'Comparer',
  reinforced: 'Assurance renforcée',
  from: 'Du',
  to: 'Au',
  taken: 'Pris',
  report: 'Signaler ce véhicule',
  similarFree: 'Comme celui-ci, et libres à vos dates',
};

const de: ListingTexts = {
  hourFrom: 'Uhrzeit der Abholung',
  hourTo: 'Uhrzeit der Rückgabe',
  kilometres: 'Kilometer',
  extras: 'Extras',
  kitchenKit: 'Küchenset',
  compare: 'Vergleichen',
  reinforced: 'Erweiterte Versicherung',
  from: 'Von',
  to: 'Bis',
  taken: 'Belegt',
  report: 'Diesen Camper melden',
  similarFree: 'Ähnlich und an Ihren Reisedaten frei',
};

/** The texts of a site; `''` is the default site, in English. */
export function listingTextsOf(site: string): ListingTexts {
  if (site.startsWith('de')) return de;
  return site.startsWith('fr') ? fr : en;
}
