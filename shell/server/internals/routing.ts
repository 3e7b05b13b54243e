/**
 * Addresses outside the composition, by the names links use. An absent one hides its link. A deployment
 * sets them with `ROUTING`, a JSON object of name → address.
 */
export function readRouting(json: string | undefined): Record<string, string> {
  if (!json) return {};
  const parsed: unknown = JSON.parse(json);
  if (typeof parsed !== 'object' || parsed === null)
    throw new Error('ROUTING must be a JSON object of name → address');
  const entries = Object.entries(parsed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.filter(([, address]) => /^(https?:\/\/|\/(?!\/))/.test(address)));
}
