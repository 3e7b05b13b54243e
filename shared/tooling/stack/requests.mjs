import { KEY, signIn } from './sign-ins.mjs';

export const SEARCH = '/3/products/?where=france&date_from=2027-06-10&date_to=2027-06-20';

/** What visitors ask for, for `startLoad`. */
export function requestsOf({ url, apiUrl }) {
  const documents = { 'accept-language': 'en', accept: 'text/html' };
  return [
    { name: 'home page', send: (signal) => fetch(`${url}/`, { headers: documents, signal }) },
    { name: 'search', send: (signal) => fetch(`${apiUrl}${SEARCH}`, { headers: KEY, signal }) },
    {
      name: 'search page',
      send: (signal) => fetch(`${url}/search?where=france`, { headers: documents, signal }),
    },
    { name: 'sign-in', send: (signal) => signIn(apiUrl, signal) },
  ];
}
