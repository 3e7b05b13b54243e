/** What a person reads on the pages, as far as the journeys go by it. */
export interface Words {
  place: string;
  dates: string;
  findCampers: string;
  findACamper: string;
  nextMonth: string;
  done: string;
  chooseDates: string;
  campersNear: (place: string) => RegExp;
  nextPage: string;
  filters: string;
  showCampers: RegExp;
  price: string;
  tryAgain: string;
  pageFails: string;
  campersFail: string;
  camperFails: string;
  noSuchPage: string;
  noSuchCamper: string;
  camperGone: string;
}

const en: Words = {
  place: 'Where from',
  dates: 'Dates',
  findCampers: 'Find campers',
  findACamper: 'Find a camper',
  nextMonth: 'Next month',
  done: 'Done',
  chooseDates: 'Choose dates',
  campersNear: (place) => new RegExp(`^[\\d,]+ campers? near ${place}$`),
  nextPage: 'Next page',
  filters: 'Filters',
  showCampers: /^Show /,
  price: 'Price',
  tryAgain: 'Try again',
  pageFails: 'This page will not load just now',
  campersFail: 'The campers will not load just now',
  camperFails: 'This camper will not load just now',
  noSuchPage: 'This road ends here.',
  noSuchCamper: 'There is no camper here',
  camperGone: 'This camper is no longer lent out',
};

const fr: Words = {
  place: 'Départ',
  dates: 'Dates',
  findCampers: 'Chercher',
  findACamper: 'Trouver un véhicule',
  nextMonth: 'Mois suivant',
  done: 'Terminé',
  chooseDates: 'Choisir les dates',
  campersNear: (place) => new RegExp(`^[\\d\\s]+ véhicules?\\s: ${place} et alentours$`),
  nextPage: 'Page suivante',
  filters: 'Filtres',
  showCampers: /^Voir /,
  price: 'Prix',
  tryAgain: 'Réessayer',
  pageFails: 'Cette page ne se charge pas pour le moment',
  campersFail: 'Les véhicules ne se chargent pas pour le moment',
  camperFails: 'Ce véhicule ne s’affiche pas pour le moment',
  noSuchPage: 'La route s’arrête ici.',
  noSuchCamper: 'Il n’y a pas de véhicule ici',
  camperGone: 'Ce véhicule n’est plus proposé',
};

const de: Words = {
  place: 'Abfahrt ab',
  dates: 'Reisedaten',
  findCampers: 'Camper suchen',
  findACamper: 'Camper finden',
  nextMonth: 'Nächster Monat',
  done: 'Fertig',
  chooseDates: 'Reisedaten wählen',
  campersNear: (place) => new RegExp(`^[\\d.]+ Camper bei ${place}$`),
  nextPage: 'Nächste Seite',
  filters: 'Filter',
  showCampers: /Camper zeigen$/,
  price: 'Preis',
  tryAgain: 'Noch einmal versuchen',
  pageFails: 'Diese Seite lädt gerade nicht',
  campersFail: 'Die Camper laden gerade nicht',
  camperFails: 'Dieser Camper lässt sich gerade nicht laden',
  noSuchPage: 'Hier endet die Straße.',
  noSuchCamper: 'Hier steht kein Camper',
  camperGone: 'Dieser Camper wird nicht mehr verliehen',
};

/** The words of a site; `''` is the default site, which has no prefix. */
export function wordsOf(site: string): Words {
  if (site.startsWith('de')) return de;
  return site.startsWith('fr') ? fr : en;
}
