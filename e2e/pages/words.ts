/** What a person reads on the pages, as far as the journeys go by it. */
export interface Words {
  place: string;
  dates: string;
  findCampers: string;
  findACamper: string;
  myTrips: string;
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
  /** The way to a trip from the page of a camper, where its owner answers first. */
  askToBook: string;
  /** The same where nobody has to answer. */
  bookNow: string;
}

const en: Words = {
  place: 'Where from',
  dates: 'Dates',
  findCampers: 'Find campers',
  findACamper: 'Find a camper',
  myTrips: 'My trips',
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
  askToBook: 'Request to book',
  bookNow: 'Book now',
};

const fr: Words = {
  place: 'Départ',
  dates: 'Dates',
  findCampers: 'Chercher',
  findACamper: 'Trouver un véhicule',
  myTrips: 'Mes voyages',
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
  askToBook: 'Demander à réserver',
  bookNow: 'Réserver',
};

const de: Words = {
  place: 'Abfahrt ab',
  dates: 'Reisedaten',
  findCampers: 'Camper suchen',
  findACamper: 'Camper finden',
  myTrips: 'Meine Reisen',
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
  askToBook: 'Buchung anfragen',
  bookNow: 'Jetzt buchen',
};

const pt: Words = {
  place: 'Partida',
  dates: 'Datas',
  findCampers: 'Procurar',
  findACamper: 'Encontrar uma autocaravana',
  myTrips: 'As minhas viagens',
  nextMonth: 'Mês seguinte',
  done: 'Concluído',
  chooseDates: 'Escolher datas',
  campersNear: (place) => new RegExp(`^[\\d\\s]+ autocaravanas?: ${place} e arredores$`),
  nextPage: 'Página seguinte',
  filters: 'Filtros',
  showCampers: /^Ver /,
  price: 'Preço',
  tryAgain: 'Tentar de novo',
  pageFails: 'Esta página não carrega neste momento',
  campersFail: 'As autocaravanas não carregam neste momento',
  camperFails: 'De momento, esta autocaravana não carrega',
  noSuchPage: 'A estrada acaba aqui.',
  noSuchCamper: 'Não há nenhuma autocaravana aqui',
  camperGone: 'Esta autocaravana já não está disponível',
  askToBook: 'Pedir para reservar',
  bookNow: 'Reservar já',
};

const WORDS: Record<string, Words> = { en, fr, de, pt };

/** The words of a site by its language; `''` is the default site, which has no prefix. */
export function wordsOf(site: string): Words {
  return WORDS[site.slice(0, 2)] ?? en;
}
