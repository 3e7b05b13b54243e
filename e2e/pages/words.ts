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
  price: string;
  tryAgain: string;
  tryingAgain: string;
  pageFails: string;
  campersFail: string;
  noSuchPage: string;
  noSuchCamper: string;
  camperGone: string;
  sites: RegExp;
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
  price: 'Price',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  pageFails: 'This page will not load just now',
  campersFail: 'The campers will not load just now',
  noSuchPage: 'This road ends here.',
  noSuchCamper: 'There is no camper here',
  camperGone: 'This camper is no longer lent out',
  sites: /^Country and language/,
};

const fr: Words = {
  place: 'Départ',
  dates: 'Dates',
  findCampers: 'Chercher',
  findACamper: 'Trouver un véhicule',
  nextMonth: 'Mois suivant',
  done: 'Terminé',
  chooseDates: 'Choisir les dates',
  campersNear: (place) => new RegExp(`^[\\d\\s]+ véhicules? : ${place} et alentours$`),
  nextPage: 'Page suivante',
  price: 'Prix',
  tryAgain: 'Réessayer',
  tryingAgain: 'Nouvel essai',
  pageFails: 'Cette page ne se charge pas pour le moment',
  campersFail: 'Les véhicules ne se chargent pas pour le moment',
  noSuchPage: 'La route s’arrête ici.',
  noSuchCamper: 'Il n’y a pas de véhicule ici',
  camperGone: 'Ce véhicule n’est plus proposé',
  sites: /^Pays et langue/,
};

/** The words of a site; `''` is the default site, which has no prefix. */
export function wordsOf(site: string): Words {
  return site.startsWith('fr') ? fr : en;
}
