import { Refusal } from '../postgres/refusal.mjs';

const AROUND_ANNECY = 'latitude=45.9&longitude=6.12&radius=100';
const API_HEADERS = { 'x-api-key': 'campavia-web', 'accept-language': 'en-US' };

/** The place of the benchmarks' searches. */
export const SEARCH = `/s?${AROUND_ANNECY}`;

/** The measured pages: home, a search, and the first camper of its results. */
export async function findPages(site) {
  const answer = await fetch(`${site}/3/campers/search/?${AROUND_ANNECY}`, { headers: API_HEADERS });
  const { results } = answer.ok ? await answer.json() : {};
  if (!results?.length) throw new Refusal(`${site} finds no camper around Annecy (${answer.status})`);
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: SEARCH },
    { name: 'listing', path: `/campers/${results[0].id}` },
  ];
}
