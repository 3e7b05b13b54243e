type Entry = Record<string, unknown>;

/** The properties that Google requires of each type, and those that we always add. */
const CHECKS: Record<string, (entry: Entry) => string[]> = {
  Organization: (entry) => missing(entry, ['name', 'url', 'logo']),
  WebSite: (entry) => [...missing(entry, ['name', 'url', 'potentialAction']), ...findActionFaults(entry)],
  BreadcrumbList: (entry) => findListFaults(entry, ['name', 'item']),
  ItemList: (entry) => findListFaults(entry, ['name', 'url']),
  Product: findProductFaults,
  FAQPage: findQuestionFaults,
  Article: (entry) => missing(entry, ['headline', 'description', 'inLanguage']),
};

/** The problems in the text of a script with structured data. */
export function checkStructuredData(text: string): { type: string; faults: string[] } {
  let entry: Entry;
  try {
    entry = JSON.parse(text) as Entry;
  } catch {
    return { type: '', faults: ['is no JSON'] };
  }
  const type = String(entry['@type']);
  const check = CHECKS[type];
  if (entry['@context'] !== 'https://schema.org' || !check) return { type, faults: [`${type} is unknown`] };
  return { type, faults: check(entry).map((fault) => `${type}: ${fault}`) };
}

function missing(entry: Entry, names: readonly string[]): string[] {
  return names.filter((name) => entry[name] === undefined || entry[name] === '').map((name) => `no ${name}`);
}

function entriesOf(value: unknown): Entry[] {
  return [value].flat().filter((each): each is Entry => typeof each === 'object' && each !== null);
}

function findActionFaults({ potentialAction }: Entry): string[] {
  const [action] = entriesOf(potentialAction);
  const template = entriesOf(action?.target)[0]?.urlTemplate;
  const isFillable = typeof template === 'string' && template.includes('{search_term_string}');
  return isFillable && action?.['query-input'] ? [] : ['no search term in its action'];
}

function findListFaults({ itemListElement }: Entry, names: readonly string[]): string[] {
  const items = entriesOf(itemListElement);
  if (items.length === 0) return ['no element'];
  return items.flatMap((item, index) => [
    ...missing(item, names),
    ...(item.position === index + 1 ? [] : [`element ${index + 1} has position ${String(item.position)}`]),
  ]);
}

function findQuestionFaults({ mainEntity }: Entry): string[] {
  const questions = entriesOf(mainEntity);
  if (questions.length === 0) return ['no question'];
  return questions.flatMap((question) => [
    ...missing(question, ['name', 'acceptedAnswer']),
    ...entriesOf(question.acceptedAnswer).flatMap((answer) => missing(answer, ['text'])),
  ]);
}

function findProductFaults(entry: Entry): string[] {
  const offers = entriesOf(entry.offers);
  const reviews = entriesOf(entry.review);
  return [
    ...missing(entry, ['name', 'image', 'offers']),
    ...offers.flatMap((offer) => missing(offer, ['price', 'priceCurrency', 'availability', 'url'])),
    ...offers.filter(({ price }) => !(Number(price) > 0)).map(({ price }) => `price ${String(price)}`),
    ...entriesOf(entry.aggregateRating).flatMap(findRatingFaults),
    ...reviews.flatMap((review) => missing(review, ['author', 'reviewRating', 'reviewBody'])),
  ];
}

function findRatingFaults({ ratingValue, reviewCount }: Entry): string[] {
  const isRating = Number(ratingValue) >= 1 && Number(ratingValue) <= 5;
  return [
    ...(isRating ? [] : [`rating ${String(ratingValue)}`]),
    ...(Number(reviewCount) >= 1 ? [] : ['a rating without reviews']),
  ];
}
