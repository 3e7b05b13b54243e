export interface PageTexts {
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
  price: string;
  tryAgain: string;
  pageFails: string;
  campersFail: string;
  camperFails: string;
  noSuchPage: string;
  camperGone: string;
  askToBook: string;
  /** In the funnel of an instant booking. */
  bookNow: string;
}

const en: PageTexts = {
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
  price: 'Price',
  tryAgain: 'Try again',
  pageFails: 'This page could not be loaded',
  campersFail: 'The campers could not be loaded',
  camperFails: 'This camper could not be loaded',
  noSuchPage: 'This road ends here.',
  camperGone: 'This camper is no longer rented out',
  askToBook: 'Request to book',
  bookNow: 'Book now',
};

const fr: PageTexts = {
  place: 'Départ',
  dates: 'Dates',
  findCampers: 'Chercher',
  findACamper: 'Trouver un camping-car ou un van',
  myTrips: 'Mes voyages',
  nextMonth: 'Mois suivant',
  done: 'Terminé',
  chooseDates: 'Choisir les dates',
  campersNear: (place) => new RegExp(`^[\\d\\s]+ véhicules?\\s: ${place} et alentours$`),
  nextPage: 'Page suivante',
  filters: 'Filtres',
  price: 'Prix',
  tryAgain: 'Réessayer',
  pageFails: 'Cette page ne se charge pas pour le moment',
  campersFail: 'Les véhicules ne se chargent pas pour le moment',
  camperFails: 'Ce véhicule ne s’affiche pas pour le moment',
  noSuchPage: 'La route s’arrête ici.',
  camperGone: 'Ce véhicule n’est plus en location',
  askToBook: 'Demander à réserver',
  bookNow: 'Réserver',
};

const de: PageTexts = {
  place: 'Startort',
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
  price: 'Preis',
  tryAgain: 'Noch einmal versuchen',
  pageFails: 'Diese Seite lässt sich gerade nicht laden',
  campersFail: 'Die Camper lassen sich gerade nicht laden',
  camperFails: 'Dieser Camper lässt sich gerade nicht laden',
  noSuchPage: 'Hier endet die Straße.',
  camperGone: 'Dieser Camper wird nicht mehr vermietet',
  askToBook: 'Buchung anfragen',
  bookNow: 'Jetzt buchen',
};

const pt: PageTexts = {
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
  price: 'Preço',
  tryAgain: 'Tentar de novo',
  pageFails: 'Não foi possível carregar esta página',
  campersFail: 'Não foi possível carregar as autocaravanas',
  camperFails: 'Não foi possível carregar esta autocaravana',
  noSuchPage: 'A estrada acaba aqui.',
  camperGone: 'Esta autocaravana já não está para alugar',
  askToBook: 'Pedir para reservar',
  bookNow: 'Reservar já',
};

const TEXTS: Record<string, PageTexts> = { en, fr, de, pt };

/** The texts of a site, by its language; `''` is the default site, which has no prefix. */
export function pageTextsOf(site: string): PageTexts {
  return TEXTS[site.slice(0, 2)] ?? en;
}
