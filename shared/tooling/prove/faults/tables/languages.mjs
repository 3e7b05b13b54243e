/** Faults in texts, in eight languages on sixteen sites. */
export const LANGUAGE_FAULTS = [
  {
    id: 'missing-translation',
    sentence: 'A sentence of the payment has no Dutch translation.',
    file: 'mf-trips/src/features/trips/messages/nl.json',
    find: '  "trip.pay-now.look": "Bekijk de status",\n',
    replace: '',
    foundBy: { part: 'messages' },
  },
  {
    id: 'lost-placeholder',
    sentence: 'The Italian words for a price range leave out the upper price.',
    file: 'mf-search/messages/it.json',
    find: '"search.filters.price-between": "Da {least} a {most} al giorno"',
    replace: '"search.filters.price-between": "Da {least} al giorno"',
    foundBy: { part: 'messages' },
  },
  {
    id: 'number-format',
    sentence: 'Portuguese amounts and dates are written as in Brazil.',
    file: 'shared/i18n/src/sites.ts',
    find: "'km', 'Europe/Lisbon', 'pt-PT'],",
    replace: "'km', 'Europe/Lisbon', 'pt-BR'],",
    foundBy: { part: 'units', match: 'shared/i18n/src/' },
  },
];
