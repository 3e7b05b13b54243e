import type { Picture, SearchAnswer, SearchResult } from '../../search/search';

/** A generated picture in every width that pictures have. */
export function aPicture(scene = 'lake-dawn'): Picture {
  const file = (width: number) => `/media/pictures/${scene}/${width}.webp`;
  return {
    url: file(640),
    srcset: [320, 480, 640, 960, 1280, 1600].map((width) => `${file(width)} ${width}w`).join(', '),
  };
}

/** A campervan in Annecy, found by a search without dates. */
export function aSearchResult(over: Partial<SearchResult> = {}): SearchResult {
  return {
    id: 1201,
    title: 'Campervan for four by the lake',
    type: 4,
    city: 'Annecy',
    country: 'FR',
    latitude: 45.9,
    longitude: 6.12,
    distance_km: 2.4,
    seatbelts: 4,
    beds: 4,
    pictures: [aPicture('lake-dawn'), aPicture('inside-bed')],
    review_average: 4.8,
    review_count: 23,
    instant_booking_activated: true,
    is_ambassador: false,
    owner: { first_name: 'Camille', professional: false },
    price_per_day: '84.00',
    booking_price_per_day: null,
    final_booking_price: null,
    original_booking_price: null,
    currency: 'EUR',
    hour_from: null,
    hour_to: null,
    ...over,
  };
}

/** The only page of a search that found these campers. */
export function aSearchAnswer(
  results: SearchResult[] = [aSearchResult()],
  over: Partial<SearchAnswer> = {},
): SearchAnswer {
  return {
    count: results.length,
    next: null,
    previous: null,
    results,
    box: results.length > 0 ? boxAround(results) : null,
    ...over,
  };
}

function boxAround(results: SearchResult[]): number[] {
  const longitudes = results.map(({ longitude }) => longitude);
  const latitudes = results.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
