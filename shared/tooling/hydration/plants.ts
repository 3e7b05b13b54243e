/** Differences between the HTML and the browser's rendering, each of which must be reported. */
export const PLANTS = [
  {
    name: 'another word in a heading',
    path: '/en-ie',
    plant: (html: string) => replaceOnce(html, /(<main[^]*?<h1[^>]*>(?:<[^>]+>)*)([^<]+)/, '$1Planted'),
  },
  {
    name: 'an element more in a search',
    path: '/en-ie/s?where=annecy',
    plant: (html: string) => replaceOnce(html, /(<main[^]*?)(<h1)/, '$1<p>Planted</p>$2'),
  },
];

function replaceOnce(html: string, what: RegExp, by: string): string {
  const changed = html.replace(what, by);
  if (changed === html) throw new Error('The page has no place for the planted difference');
  return changed;
}
