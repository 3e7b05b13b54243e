type Entry = Record<string, unknown>;
/** Returns what is wrong with a value; undefined for a valid one. */
type Check = (value: unknown) => string | undefined;

const text: Check = (value) => (typeof value === 'string' && value.trim() ? undefined : 'is no text');
const day: Check = (value) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? undefined : 'is no day');
const price: Check = (value) =>
  /^\d+\.\d\d$/.test(String(value)) && Number(value) > 0 ? undefined : 'is no price';
const currency: Check = (value) =>
  ['EUR', 'GBP', 'CHF', 'USD'].includes(String(value)) ? undefined : 'is no currency of a site';
const address: Check = (value) => {
  const isComplete = typeof value === 'string' && URL.canParse(value) && !/\/\/[^/]*\/.*\/\//.test(value);
  return isComplete ? undefined : 'is no whole address';
};
const term =
  (...terms: string[]): Check =>
  (value) =>
    terms.includes(String(value)) ? undefined : `is none of ${terms.join(', ')}`;
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most
      ? undefined
      : `is not between ${least} and ${most}`;

/** Required (`must`) and optional (`may`) properties of each schema.org type. */
const TYPES: Record<string, { must: Record<string, Check>; may?: Record<string, Check> }> = {
  Product: {
    must: { name: text, url: address, sku: text, model: text },
    may: { '@id': address, description: text },
  },
  Brand: { must: { name: text } },
  Offer: {
    must: {
      url: address,
      price,
      priceCurrency: currency,
      availability: term('https://schema.org/InStock'),
      businessFunction: term('http://purl.org/goodrelations/v1#LeaseOut'),
    },
  },
  UnitPriceSpecification: { must: { price, priceCurrency: currency, unitCode: term('DAY') } },
  Person: { must: { name: text } },
  Organization: { must: { name: text } },
  Place: { must: {} },
  PostalAddress: { must: { addressLocality: text, addressCountry: text } },
  AggregateRating: {
    must: {
      ratingValue: between(1, 5),
      reviewCount: between(1, Infinity),
      bestRating: between(5, 5),
      worstRating: between(1, 1),
    },
  },
  Review: { must: { datePublished: day, reviewBody: text }, may: { inLanguage: text } },
  Rating: { must: { ratingValue: between(1, 5), bestRating: between(5, 5), worstRating: between(1, 1) } },
  BreadcrumbList: { must: {} },
  ListItem: { must: { position: between(1, 20), name: text, item: address } },
};

/** Properties that must hold entries of their own, by type. */
const HELD: Record<string, string[]> = {
  Product: ['brand', 'offers', 'image'],
  Offer: ['priceSpecification', 'seller', 'availableAtOrFrom'],
  Place: ['address'],
  Review: ['author', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
};

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && '@type' in value;
}

export function findFaults(entry: unknown, place = ''): string[] {
  if (!isEntry(entry)) return [`${place} is no thing`];
  const type = String(entry['@type']);
  const known = TYPES[type];
  if (!known) return [`${place}${type} is no type we write`];
  const here = `${place}${type}`;
  const held = HELD[type] ?? [];
  return [
    ...(place === '' && entry['@context'] !== 'https://schema.org' ? [`${here} has no context`] : []),
    ...Object.entries({ ...known.must, ...known.may }).flatMap(([name, check]) => {
      if (entry[name] === undefined) return name in known.must ? [`${here}.${name} is missing`] : [];
      const fault = check(entry[name]);
      return fault ? [`${here}.${name} ${fault}`] : [];
    }),
    ...held.flatMap((name) => (entry[name] === undefined ? [`${here}.${name} is missing`] : [])),
    ...findInnerFaults(entry, here),
    ...findOrderFaults(entry, here),
    ...findUnknownProperties(entry, here, { ...known.must, ...known.may }, held),
  ];
}

function findInnerFaults(entry: Entry, here: string): string[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (values.length === 0) return [`${here}.${name} is empty`];
    return values.flatMap((inner) => {
      if (typeof inner === 'object' && inner !== null) return findFaults(inner, `${here}.${name}.`);
      const fault = name === 'image' ? address(inner) : undefined;
      return fault ? [`${here}.${name} ${fault}`] : [];
    });
  });
}

function findOrderFaults({ itemListElement: items }: Entry, here: string): string[] {
  if (!Array.isArray(items)) return [];
  const isOrdered = (items as Entry[]).every(({ position }, index) => position === index + 1);
  return isOrdered ? [] : [`${here} does not count from 1 on`];
}

/** Finds properties that are not in the tables, such as misspelt ones. */
function findUnknownProperties(entry: Entry, here: string, checks: object, held: string[]): string[] {
  const known = ['@context', '@type', 'aggregateRating', 'review', ...Object.keys(checks), ...held];
  return Object.keys(entry).flatMap((name) =>
    known.includes(name) ? [] : [`${here}.${name} is no property we write`],
  );
}
