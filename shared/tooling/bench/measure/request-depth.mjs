/** What a page looks right without. */
const NOT_COUNTED = new Set(['Image', 'Other', 'Ping']);

/**
 * The longest chain of requests after the document, each of which only the answer to the one before made known.
 * A preloaded file stands in the document itself: depth 1.
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
