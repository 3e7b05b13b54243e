import { KEY, signIn } from './sign-ins.mjs';

export const SEARCH = '/3/products/?where=france&date_from=2027-06-10&date_to=2027-06-20';

/** What visitors ask for, for `startLoad`. */
export function requestsOf({ url, apiUrl }) {
  const documents = { 'accept-language': 'en', accept: 'text/html' };
  let price = 1000;
  // Another price each time, so that no page comes from a cache.
  const searchPage = () => `${url}/en-ie/s?where=france&max_price=${(price += 1)}`;
  return [
    { name: 'home page', send: (signal) => fetch(`${url}/`, { headers: documents, signal }) },
    { name: 'search', send: (signal) => fetch(`${apiUrl}${SEARCH}`, { headers: KEY, signal }) },
    {
      name: 'search page',
      send: (signal) => fetch(searchPage(), { headers: documents, signal }),
    },
    { name: 'sign-in', send: (signal) => signIn(apiUrl, signal) },
  ];
}
