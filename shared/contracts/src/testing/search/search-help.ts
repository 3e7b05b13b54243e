import { EQUIPMENT_CODES, FLAG_FIELDS } from '@campavia/domain';

import type { SavedSearch, SavedSearchList } from '../../search/saved-searches';
import type { Facets } from '../../search/search';
import type { Alternatives } from '../../search/search-alternatives';
import type { MapAnswer } from '../../search/search-map';
import { aPicture } from './search';

/** Counts beside every filter; later values in a list have fewer results. */
export function someFacets(over: Facets = {}): Facets {
  return {
    ...fewerAndFewer('seatbelts', ['2', '3', '4', '5', '6']),
    ...fewerAndFewer('beds', ['2', '3', '4', '5', '6']),
    ...fewerAndFewer('types', ['1', '2', '3', '4', '5', '6', '7']),
    ...fewerAndFewer('vehicle_height', ['300', '280', '250', '200']),
    ...fewerAndFewer('review_average__gte', ['3', '4', '4.5']),
    ...fewerAndFewer('owner_types', ['private', 'professional']),
    ...fewerAndFewer('licence_type', ['B', 'C']),
    ...Object.assign({}, ...FLAG_FIELDS.map((field) => fewerAndFewer(field, ['true']))),
    ...fewerAndFewer('equipments', EQUIPMENT_CODES),
    ...over,
  };
}

/** A cluster and a camper by itself, by the lake of Annecy. */
export function aMapAnswer(over: Partial<MapAnswer> = {}): MapAnswer {
  return {
    count: 13,
    clusters: [{ latitude: 45.91, longitude: 6.14, count: 12, box: [6.1, 45.88, 6.2, 45.95] }],
    campers: [
      {
        id: 1201,
        title: 'Campervan for four by the lake',
        type: 4,
        latitude: 45.85,
        longitude: 6.21,
        review_average: 4.8,
        review_count: 23,
        picture: aPicture(),
        price_per_day: '84.00',
        booking_price_per_day: null,
        final_booking_price: null,
        original_booking_price: null,
        currency: 'EUR',
      },
    ],
    ...over,
  };
}

/** A town nearby, a day earlier, one filter less. */
export function someAlternatives(over: Partial<Alternatives> = {}): Alternatives {
  return {
    places: [{ slug: 'chambery', name: 'Chambéry', country: 'FR', distance_km: 40.3, count: 9 }],
    dates: [{ date_from: '2027-07-31', date_to: '2027-08-09', count: 3 }],
    filters: [{ filter: 'pets', count: 14 }],
    ...over,
  };
}

/** A saved search by the lake with e-mails. */
export function aSavedSearch(over: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 71,
    query: 'where=annecy&beds=4',
    name: 'Annecy, 4 beds',
    site: 'fr',
    mailed: true,
    created_at: '2027-03-01T09:30:00.000Z',
    ...over,
  };
}

/** The saved searches of a user. */
export function someSavedSearches(results: SavedSearch[] = [aSavedSearch()]): SavedSearchList {
  return { count: results.length, next: null, previous: null, results };
}

function fewerAndFewer(filter: string, values: readonly string[]): Facets {
  return { [filter]: Object.fromEntries(values.map((value, index) => [value, 100 - index])) };
}
