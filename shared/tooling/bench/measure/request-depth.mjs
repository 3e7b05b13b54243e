/** Requests that do not block the page's appearance. */
const NOT_COUNTED = new Set(['Image', 'Other', 'Ping']);

/**
 * The longest chain of requests after the document, of which each is only known from the response before. A preloaded
 * file is known from the document itself: depth 1.
 *
 * @param {{url: string, type: string, from?: string}[]} requests in their order
 * @param {string} document its address
 */
export function requestDepth(requests, document) {
  const depths = new Map([[document, 0]]);
  for (const { url, from } of requests) {
    if (!depths.has(url)) depths.set(url, (depths.get(from) ?? 0) + 1);
  }
  const counted = requests.filter(({ type }) => !NOT_COUNTED.has(type));
  return Math.max(0, ...counted.map(({ url }) => depths.get(url)));
}
