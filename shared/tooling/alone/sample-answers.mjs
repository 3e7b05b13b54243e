const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 427"><path fill="#cfe3dc" d="M0 0h640v427H0z"/><circle cx="470" cy="120" r="56" fill="#f6a81c"/><path fill="#1f5747" d="M0 270c120-60 220-60 340-20 110 36 200 30 300-10v187H0z"/></svg>`;

/** The builders of the contracts that create the responses. */
export const BUILDERS = "export * from '@campavia/contracts/testing';";

/** Pictures of campers and people, and pages of documents. */
const PICTURE_PATH = /^\/(media\/|3\/docs\/\d+\/pages\/\d+\/$)/;

const TITLES = ['Maud', 'Lupin', 'Oslo', 'Pomme'];

function answersOf(builders) {
  return [
    ...answersOfCampers(builders),
    ...answersOfListings(builders),
    ...answersOfPlaces(builders),
    ...answersOfReaders(builders),
  ];
}

function answersOfCampers({
  aListing,
  aMapAnswer,
  aSearchAnswer,
  aSearchResult,
  someAlternatives,
  someFacets,
}) {
  const found = TITLES.map((title, index) => aSearchResult({ id: 1201 + index, title }));
  const [pin] = aMapAnswer().campers;
  const pins = found.map(({ id, title }, index) => {
    return { ...pin, id, title, latitude: 45.82 + 0.03 * index, longitude: 6.1 + 0.04 * index };
  });
  return [
    [/^GET \/3\/(products|campers\/search)\/$/, () => aSearchAnswer(found, { facets: someFacets() })],
    [/^GET \/3\/products\/(\d+)\/$/, ([, id]) => aListing({ id: Number(id) })],
    [/^GET \/3\/campers\/clusters\/$/, () => aMapAnswer({ count: 16, campers: pins })],
    [/^GET \/3\/campers\/search\/alternatives\/$/, () => someAlternatives()],
  ];
}

function answersOfListings({
  aPrice,
  aSearchAnswer,
  aSearchResult,
  someAvailabilities,
  someReviews,
  someReviewStats,
}) {
  const similar = TITLES.map((title, index) => aSearchResult({ id: 1301 + index, title }));
  return [
    [/^GET \/3\/products\/\d+\/availabilities\/$/, () => someAvailabilities()],
    [/^GET \/3\/products\/\d+\/price\/$/, () => aPrice()],
    [/^GET \/3\/products\/\d+\/similar\/$/, () => aSearchAnswer(similar)],
    [/^POST \/3\/products\/\d+\/report\/$/, () => null, 204],
    [/^GET \/v4\/reviews\/$/, () => someReviews()],
    [/^GET \/v4\/reviews\/stats\/$/, () => someReviewStats()],
  ];
}

function answersOfPlaces({ aChildPlace, aMapLabel, aNearbyPlace, aPlace, aReferential, someSeasonPrices }) {
  const annemasse = { slug: 'annemasse', name: 'Annemasse' };
  return [
    [/^GET \/3\/referential\/$/, () => aReferential()],
    [/^GET \/3\/campers\/season-prices\/$/, () => someSeasonPrices()],
    [/^GET \/v4\/geolocation\/places\/$/, () => [aPlace(), aPlace(annemasse)]],
    [/^GET \/v4\/geolocation\/places\/([^/]+)\/$/, ([, slug]) => aPlace({ slug: decodeURIComponent(slug) })],
    [/^GET \/v4\/geolocation\/labels\/$/, () => [aMapLabel()]],
    [/^GET \/v4\/geolocation\/places\/[^/]+\/children\/$/, () => [aChildPlace()]],
    [/^GET \/v4\/geolocation\/places\/[^/]+\/nearby\/$/, () => [aNearbyPlace()]],
  ];
}

function answersOfReaders({ aSavedSearch, someSavedSearches }) {
  return [
    [/^GET \/3\/saved-searches\/$/, () => someSavedSearches()],
    [/^POST \/3\/saved-searches\/$/, () => aSavedSearch(), 201],
    [/^POST \/v4\/marks\/$/, () => ({ counted: 1 }), 202],
  ];
}

/**
 * Sample responses of the api from the builders of the contracts, for a remote that is shown alone.
 *
 * @param {object} builders exports of {@link BUILDERS}
 * @returns {(method: string, path: string) => {status: number, type: string, body: string} | undefined} undefined for a
 * path outside of the api
 */
export function sampleAnswers(builders) {
  const answers = answersOf(builders);
  const json = (status, body) => ({ status, type: 'application/json', body: JSON.stringify(body) });

  return function answerTo(method, path) {
    if (PICTURE_PATH.test(path)) return { status: 200, type: 'image/svg+xml', body: PICTURE };
    if (!/^\/(3|v4|oauth)\//.test(path)) return undefined;
    for (const [pattern, build, status = 200] of answers) {
      const match = pattern.exec(`${method} ${path}`);
      if (match) return json(status, build(match));
    }
    const detail = `No sample response for ${method} ${path}: start with --api http://localhost:4301.`;
    return json(501, { detail, code: 'not_made_up' });
  };
}
