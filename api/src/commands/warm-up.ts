import type { Api } from '../core/app-context';

/** What visitors ask for most. Refusals do as well: only the work matters. */
const ADDRESSES = [
  '/3/products/',
  '/3/campers/search/',
  '/3/products/?where=france&max_price=1000',
  '/v4/geolocation/places/france/',
];
const MAX_MS = 5000;

/**
 * Answers some requests before those of users arrive: the first ones take a second, because code is compiled and
 * connections are opened. Gives up after five seconds.
 */
export async function warmUp(app: Api, apiKey: string | undefined): Promise<void> {
  const headers = { 'x-api-key': apiKey, 'accept-language': 'en' };
  const answered = Promise.allSettled(ADDRESSES.map((url) => app.inject({ url, headers })));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, MAX_MS)));
  await Promise.race([answered, late]);
  clearTimeout(timer);
}
