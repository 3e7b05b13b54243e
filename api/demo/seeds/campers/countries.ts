import type { CurrencyCode } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** Characteristics of campers in a country. */
export interface Country {
  code: string;
  /** Share of all campers, in per cent. */
  share: number;
  currency: CurrencyCode;
  languages: readonly (readonly [Language, number])[];
  /** Price of the same camper, in per cent of France. */
  priceLevel: number;
  /** Towns with more campers than their population suggests, with the factor. */
  favourites: Record<string, number>;
}

/** The countries of the sites. */
export const COUNTRIES: readonly Country[] = [
  {
    code: 'FR',
    share: 30,
    currency: 'EUR',
    languages: [['fr', 1]],
    priceLevel: 100,
    favourites: {
      annecy: 15,
      paris: 0.6,
      lyon: 1.5,
      grenoble: 7,
      bordeaux: 1.6,
      nantes: 1.5,
      bayonne: 4,
      chambery: 3,
      nice: 1.2,
      rennes: 1.4,
    },
  },
  {
    code: 'DE',
    share: 15,
    currency: 'EUR',
    languages: [['de', 1]],
    priceLevel: 108,
    favourites: { muenchen: 8, 'freiburg-im-breisgau': 8, hamburg: 2, koeln: 2, berlin: 1.2 },
  },
  {
    code: 'ES',
    share: 10,
    currency: 'EUR',
    languages: [['es', 1]],
    priceLevel: 95,
    favourites: { barcelona: 2, malaga: 1.6, bilbao: 1.6, girona: 3, palma: 1.4 },
  },
  {
    code: 'IT',
    share: 9,
    currency: 'EUR',
    languages: [['it', 1]],
    priceLevel: 95,
    favourites: { milano: 2, bolzano: 3, olbia: 4, firenze: 1.4, verona: 1.6 },
  },
  {
    code: 'GB',
    share: 9,
    currency: 'GBP',
    languages: [['en', 1]],
    priceLevel: 108,
    favourites: { edinburgh: 6, bristol: 1.8, inverness: 5, brighton: 1.5, london: 0.6 },
  },
  {
    code: 'NL',
    share: 6,
    currency: 'EUR',
    languages: [['nl', 1]],
    priceLevel: 105,
    favourites: { amsterdam: 1.5, utrecht: 1.4, haarlem: 1.5 },
  },
  {
    code: 'PT',
    share: 5,
    currency: 'EUR',
    languages: [
      ['pt', 9],
      ['en', 1],
    ],
    priceLevel: 88,
    favourites: { lisboa: 2, porto: 2, faro: 5, lagos: 6 },
  },
  {
    code: 'BE',
    share: 4,
    currency: 'EUR',
    languages: [
      ['nl', 11],
      ['fr', 9],
    ],
    priceLevel: 102,
    favourites: { brugge: 3, gent: 1.4 },
  },
  {
    code: 'CH',
    share: 4,
    currency: 'CHF',
    languages: [
      ['de', 12],
      ['fr', 6],
      ['it', 2],
    ],
    priceLevel: 130,
    favourites: { lausanne: 1.6, interlaken: 4, zuerich: 1.2 },
  },
  {
    code: 'AT',
    share: 3,
    currency: 'EUR',
    languages: [['de', 1]],
    priceLevel: 108,
    favourites: { salzburg: 5, innsbruck: 6 },
  },
  {
    code: 'IE',
    share: 2,
    currency: 'EUR',
    languages: [['en', 1]],
    priceLevel: 110,
    favourites: { dublin: 1.2, galway: 3, killarney: 4 },
  },
  {
    code: 'US',
    share: 3,
    currency: 'USD',
    languages: [['en', 1]],
    priceLevel: 125,
    favourites: { denver: 60, 'salt-lake-city': 60, 'los-angeles': 4, 'las-vegas': 30, 'san-francisco': 15 },
  },
];
