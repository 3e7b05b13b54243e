import {
  aMe,
  aSavedSearch,
  aSearchAnswer,
  aSearchResult,
  someAlternatives,
  someSavedSearches,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const SEARCH = 'GET /3/products/';
const ALTERNATIVES = 'GET /3/campers/search/alternatives/';
const PLACE = 'GET /v4/geolocation/places/{slug}/';
const SAVED = 'GET /3/saved-searches/';

const DATES = 'date_from=2027-08-01&date_to=2027-08-10';
const NOTHING = answers(SEARCH, aSearchAnswer([]));
const SAVE = ['search.results.save'];
/** The map's button in a small window; in a large one the map is beside the list and a pin is pressed. */
const MAP_OR_PIN = 'button:has(.lucide-map), .leaflet-container';

const priced = ['Maud', 'Lupin', 'Oslo', 'Pomme'].map((title, index) =>
  aSearchResult({
    id: 1201 + index,
    title,
    booking_price_per_day: '92.10',
    final_booking_price: '921.00',
    original_booking_price: '1002.00',
  }),
);

export const stories: ScreenStories = {
  address: 'search',
  path: '/s?where=annecy',
  states: {
    loading: { answers: [pending(SEARCH)] },
    failed: { answers: [fails(SEARCH)] },
    empty: { path: `/s?where=annecy&${DATES}&pets=true`, answers: [NOTHING] },
    'empty: nothing else to suggest': {
      answers: [NOTHING, answers(ALTERNATIVES, someAlternatives({ places: [], dates: [], filters: [] }))],
    },
    'empty: unknown place': {
      path: '/s?where=atlantis',
      answers: [NOTHING, fails(PLACE, 404, 'place_not_found')],
    },
    filled: {},
    'filled: with dates and filters': {
      path: `/s?where=annecy&${DATES}&beds=4&pets=true&instant_booking=true`,
      answers: [answers(SEARCH, aSearchAnswer(priced))],
    },
    'filled: form open': { press: ['button[aria-expanded="false"]:has(small)'] },
    'dialog: all filters': { press: ['search.filters.all'] },
    'dialog: map': { press: [MAP_OR_PIN] },
    'dialog: save search, signed in': { user: aMe(), press: SAVE },
    'dialog: save search, visitor': { press: SAVE },
    'dialog: save search, none saved yet': {
      user: aMe(),
      answers: [answers(SAVED, someSavedSearches([]))],
      press: SAVE,
    },
    'dialog: save search, already saved': {
      user: aMe(),
      answers: [answers(SAVED, someSavedSearches([aSavedSearch({ query: 'where=annecy', name: 'Annecy' })]))],
      press: SAVE,
    },
    'dialog: save search, loading': { user: aMe(), answers: [pending(SAVED)], press: SAVE },
    'dialog: save search, failed': { user: aMe(), answers: [fails(SAVED)], press: SAVE },
  },
};
