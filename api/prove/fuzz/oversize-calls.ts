import type { DescribedSchema, Operation } from './read-operations';
import { sampleValue } from './sample-value';
import type { CallParts } from './mutate-calls';

/** Slightly below the body limit, above which a body is refused unread. */
const BODY_BYTES = 60_000;
/** Slightly below the limit of an address. */
const ADDRESS_BYTES = 14_000;
const MEGABYTE = 1_000_000;
/** Slightly below the limit of a form-encoded body. */
const FORM_BYTES = 15_000;
const CALL_WITH_HEADERS = 'PATCH /3/users/me/';
/** Number of bookings, one per state, that the fuzz fixture provides. */
export const STATES = 4;
/** Slightly below the limit of all headers together. */
const HEADER_BYTES = 12_000;
/** Texts that are expensive for regular expressions with backtracking. */
const HARD_TO_PARSE = ['a@', '1,', '<a', ' '];

/** Readable description of an oversized call, and the parts that make it so. */
export type Oversize = readonly [mutated: string, parts: CallParts];

/** The call with every part at its size limit and beyond. */
export function listOversizes(operation: Operation): Oversize[] {
  return [
    ...fullTexts(operation),
    ...oversizeAddresses(operation),
    ...oversizeHeaders(operation),
    ...oversizeBodies(operation),
    ...oversizeForms(operation),
  ];
}

/** The call with every text at its maximum length, so that it is parsed and not refused. */
function fullTexts(operation: Operation): Oversize[] {
  const { body, parameters } = operation;
  const queries = parameters.filter((each) => each.in === 'query' && lengthOf(each.schema ?? {}) > 0);
  const hasTexts = queries.length > 0 || (body?.type === 'application/json' && hasText(body.schema));
  if (!hasTexts) return [];
  // Handling may depend on the booking's state, so each text is sent once per state.
  const signs = operation.path.includes('{id}')
    ? HARD_TO_PARSE.flatMap((sign) => Array(STATES).fill(sign))
    : HARD_TO_PARSE;
  return signs.map((sign: string) => {
    const pairs = queries.map(({ name, schema = {} }) => [name, repeat(sign, lengthOf(schema))]);
    const whole = body && JSON.stringify(fillTexts(body.schema, sampleValue(body.schema), sign));
    const query = String(new URLSearchParams(pairs)).slice(0, ADDRESS_BYTES);
    return [`every text full of ${JSON.stringify(sign)}`, { query, payload: whole }];
  });
}

/** A value with every free text at its maximum length; other texts keep their sample. */
function fillTexts(schema: DescribedSchema, value: unknown, sign: string): unknown {
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return fillTexts(choice, value, sign);
  if (schema.items) return [fillTexts(schema.items, (value as unknown[] | undefined)?.[0], sign)];
  if (!schema.properties) return lengthOf(schema) > 0 ? repeat(sign, lengthOf(schema)) : value;
  const record = (value ?? {}) as Record<string, unknown>;
  const fields = Object.entries(schema.properties).map(([name, each]) => {
    return [name, fillTexts(each, record[name], sign)] as const;
  });
  return Object.fromEntries(fields);
}

/** Maximum length of a free text; 0 for everything else. */
function lengthOf({
  type,
  anyOf = [],
  enum: known,
  pattern,
  format,
  maxLength = 0,
}: DescribedSchema): number {
  const isFree = type === 'string' && !known && !pattern && !format;
  return isFree ? Math.min(maxLength, BODY_BYTES / 10) : Math.max(0, ...anyOf.map(lengthOf));
}

function hasText(schema: DescribedSchema): boolean {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return lengthOf(schema) > 0 || inner.some(hasText);
}

/** Headers are parsed the same way for every call, so one call is enough. */
function oversizeHeaders(operation: Operation): Oversize[] {
  if (operation.name !== CALL_WITH_HEADERS) return [];
  const long = [
    ['accept-language', repeat('aa,', HEADER_BYTES)],
    ['accept-language', repeat('en;q=0.1,', HEADER_BYTES)],
    ['authorization', `Bearer ${'a'.repeat(HEADER_BYTES)}`],
    ['content-type', `multipart/form-data; ${repeat('a=b;', HEADER_BYTES)}`],
    ['content-type', `application/json;${' '.repeat(HEADER_BYTES)}x`],
  ] as const;
  return long.map(([name, value]) => [`a long header ${name}`, { headers: { [name]: value } }]);
}

function oversizeForms(operation: Operation): Oversize[] {
  if (operation.body?.type !== 'application/x-www-form-urlencoded') return [];
  const names = Object.keys(operation.body.schema.properties ?? {});
  const forms = [
    ['every field over and over', repeat(names.map((name) => `${name}=a&`).join(''), FORM_BYTES)],
    [
      'every field as long as can be',
      names.map((name) => `${name}=${'%41'.repeat(FORM_BYTES / names.length / 3)}`).join('&'),
    ],
    ['unknown fields', repeat('a[b][c]=1&', FORM_BYTES)],
    ['a megabyte', `${names[0]}=${'a'.repeat(MEGABYTE)}`],
  ] as const;
  return forms.map(([mutated, payload]) => [mutated, { payload }]);
}

function oversizeAddresses(operation: Operation): Oversize[] {
  const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  if (names.length === 0) return [];
  const pairs = names.map((name) => `${name}=1&`).join('');
  const queries = [
    ['every parameter over and over', repeat(pairs, ADDRESS_BYTES)],
    ['one parameter over and over', repeat(`${names.at(-1)}=1&`, ADDRESS_BYTES)],
    ['a very long value', `${names[0]}=${'9'.repeat(ADDRESS_BYTES)}`],
  ] as const;
  return queries.map(([mutated, query]) => [mutated, { query }]);
}

function oversizeBodies(operation: Operation): Oversize[] {
  if (operation.body?.type !== 'application/json') return [];
  const fields = Object.entries(operation.body.schema.properties ?? {});
  const lists = fields.filter(([, schema]) => isList(schema)).map(([name]) => name);
  const texts = fields.map(([name]) => `"${name}":"${'a'.repeat(BODY_BYTES / fields.length)}"`);
  const bodies: (readonly [string, string])[] = [
    ['every field as long as can be', `{${texts.join()}}`],
    ['a list of everything', `[${repeat('1,', BODY_BYTES)}1]`],
    ['lists in lists', '['.repeat(BODY_BYTES / 2) + ']'.repeat(BODY_BYTES / 2)],
    ['unknown fields', `{${repeat('"a":1,', BODY_BYTES)}"b":1}`],
    ...['1', '{}', '"x"'].flatMap((item) =>
      lists.map((name) => [`a very long list of ${item}`, listOf(name, item, BODY_BYTES)] as const),
    ),
    ['a megabyte', listOf(fields[0]?.[0] ?? 'a', '1', MEGABYTE)],
  ];
  return bodies.map(([mutated, payload]) => [mutated, { payload }]);
}

function isList({ type, anyOf = [] }: DescribedSchema): boolean {
  return type === 'array' || anyOf.some(isList);
}

function listOf(name: string, item: string, bytes: number): string {
  return `{"${name}":[${repeat(`${item},`, bytes)}${item}]}`;
}

function repeat(text: string, bytes: number): string {
  return text.repeat(Math.floor(bytes / text.length));
}
