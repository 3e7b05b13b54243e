const CAMPAIGN = /^(utm_\w{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|mc_[ce]id)$/;

function nameOf(pair: string): string | undefined {
  const [name] = new URLSearchParams(pair).keys();
  return name;
}

/** The query as it was sent, since pages may redirect to their own order; undefined for undeclared parameters. */
export function readQuery(search: string, known: readonly string[]): string | undefined {
  if (search === '') return '';
  const pairs = search.slice(1).split('&');
  const named = pairs.map((pair) => ({ pair, name: nameOf(pair) }));
  const read = named.filter(({ name }) => name !== undefined && !CAMPAIGN.test(name));
  if (!read.every(({ name = '' }) => known.includes(name))) return undefined;
  return read.length === 0 ? '' : `?${read.map(({ pair }) => pair).join('&')}`;
}
