/**
 * A query as it was written anew, with what else an address says after it: the parameters that are none of `own`, as
 * they stand. Nothing of a link is lost when an address is put right.
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
