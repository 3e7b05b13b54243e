import type { DescribedSchema, Operation } from './read-operations';
import { createCall, type FuzzCall, type SpoilOptions } from './spoil-calls';

/** As much as a body may have, nearly: what is larger is refused before anybody reads it. */
const BODY_BYTES = 60_000;
/** As much as an address may have, nearly. */
const ADDRESS_BYTES = 14_000;
const MEGABYTE = 1_000_000;

type Options = Pick<SpoilOptions, 'random' | 'pathValue'>;

/** The same call with as much of everything as it can carry, and with more. */
export function oversizeCalls(operation: Operation, options: Options): FuzzCall[] {
  return [...oversizeAddresses(operation, options), ...oversizeBodies(operation, options)];
}

function oversizeAddresses(operation: Operation, options: Options): FuzzCall[] {
  const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  if (names.length === 0) return [];
  const pairs = names.map((name) => `${name}=1&`).join('');
  const queries = [
    ['every parameter over and over', repeat(pairs, ADDRESS_BYTES)],
    ['one parameter over and over', repeat(`${names.at(-1)}=1&`, ADDRESS_BYTES)],
    ['a very long value', `${names[0]}=${'9'.repeat(ADDRESS_BYTES)}`],
  ] as const;
  return queries.map(([spoilt, query]) => createCall(operation, options, spoilt, { query }));
}

function oversizeBodies(operation: Operation, options: Options): FuzzCall[] {
  if (operation.body?.type !== 'application/json') return [];
  const fields = Object.entries(operation.body.schema.properties ?? {});
  const lists = fields.filter(([, schema]) => isList(schema)).map(([name]) => name);
  const texts = fields.map(([name]) => `"${name}":"${'a'.repeat(BODY_BYTES / fields.length)}"`);
  const bodies: (readonly [string, string])[] = [
    ['every field as long as can be', `{${texts.join()}}`],
    ['a list of everything', `[${repeat('1,', BODY_BYTES)}1]`],
    ['lists in lists', '['.repeat(BODY_BYTES / 2) + ']'.repeat(BODY_BYTES / 2)],
    ['fields nobody asked for', `{${repeat('"a":1,', BODY_BYTES)}"b":1}`],
    ...['1', '{}', '"x"'].flatMap((item) =>
      lists.map((name) => [`a very long list of ${item}`, listOf(name, item, BODY_BYTES)] as const),
    ),
    ['a megabyte', listOf(fields[0]?.[0] ?? 'a', '1', MEGABYTE)],
  ];
  return bodies.map(([spoilt, payload]) => createCall(operation, options, spoilt, { payload }));
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
