/**
 * A rewritten query with the other parameters of an address after it: those not in `own`, unchanged. A corrected
 * address loses nothing of its link.
 * @param written the own parameters, without a question mark
 * @param search the query of the address, with or without its question mark
 */
export function withOtherParams(written: string, search: string, own: readonly string[]): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !own.includes(nameOf(pair)));
  return [written, ...others].filter(Boolean).join('&');
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}
