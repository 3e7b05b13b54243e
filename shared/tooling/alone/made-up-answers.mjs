const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 427"><path fill="#cfe3dc" d="M0 0h640v427H0z"/><circle cx="470" cy="120" r="56" fill="#f6a81c"/><path fill="#1f5747" d="M0 270c120-60 220-60 340-20 110 36 200 30 300-10v187H0z"/></svg>`;

/** What the builders of the contracts are asked for. */
export const BUILDERS = "export * from '@campavia/contracts/testing';";

function answersOf({ aListing, aPlace, aReferential, aSearchAnswer, aSearchResult }) {
  const found = ['Maud', 'Lupin', 'Oslo', 'Pomme'].map((title, index) =>
    aSearchResult({ id: 1201 + index, title }),
  );
  return [
    [/^\/3\/referential\/$/, () => aReferential()],
    [/^\/3\/(products|campers\/search)\/$/, () => aSearchAnswer(found)],
    [/^\/3\/products\/(\d+)\/$/, ([, id]) => aListing({ id: Number(id) })],
    [/^\/v4\/geolocation\/places\/$/, () => [aPlace(), aPlace({ slug: 'annemasse', name: 'Annemasse' })]],
    [/^\/v4\/geolocation\/places\/([^/]+)\/$/, ([, slug]) => aPlace({ slug: decodeURIComponent(slug) })],
  ];
}

/**
 * Answers of the api as the builders of the contracts make them, for a remote that is shown alone.
 *
 * @param {object} builders what {@link BUILDERS} exports
 * @returns {(method: string, path: string) => {status: number, type: string, body: string} | undefined} nothing for
 *   a path that is not the api's
 */
export function madeUpAnswers(builders) {
  const answers = answersOf(builders);
  const json = (status, body) => ({ status, type: 'application/json', body: JSON.stringify(body) });

  return function answerTo(method, path) {
    if (path.startsWith('/media/')) return { status: 200, type: 'image/svg+xml', body: PICTURE };
    if (!/^\/(3|v4|oauth)\//.test(path)) return undefined;
    for (const [pattern, build] of method === 'GET' ? answers : []) {
      const match = pattern.exec(path);
      if (match) return json(200, build(match));
    }
    const detail = `No answer is made up for ${method} ${path}: start with --api http://localhost:4301.`;
    return json(501, { detail, code: 'not_made_up' });
  };
}
