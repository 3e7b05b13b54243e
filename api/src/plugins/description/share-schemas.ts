import * as contracts from '@campavia/contracts';

/** A part of an OpenAPI document. */
export type Described = Record<string, unknown>;

interface Shared {
  /** How often each schema is written out. */
  uses: Map<string, number>;
  /** Names of schemas by content. */
  names: Map<string, string>;
  schemas: Record<string, unknown>;
}

const CONTRACT_NAMES = nameContracts();

/**
 * The same document with every schema said once, under `components`, that has a name in the contracts or is written
 * out at several places. Names follow from the contracts and from where a schema comes first, so that the same routes
 * give the same document.
 */
export function shareSchemas(paths: Described): { paths: Described; schemas: Described } {
  const shared: Shared = { uses: new Map(), names: new Map(), schemas: {} };
  countUses(paths, shared.uses);
  const entries = Object.entries(paths).map(([path, item]) => [path, shareIn(item, '', shared)] as const);
  const schemas = Object.entries(shared.schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return { paths: Object.fromEntries(entries), schemas: Object.fromEntries(schemas) };
}

function countUses(value: unknown, uses: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isRecordSchema(value)) uses.set(canonical(value), (uses.get(canonical(value)) ?? 0) + 1);
  for (const inner of Object.values(value)) countUses(inner, uses);
}

/** @param hint base of the names of the schemas in it */
function shareIn(value: unknown, hint: string, shared: Shared): unknown {
  if (Array.isArray(value)) return value.map((each) => shareIn(each, hint, shared));
  if (typeof value !== 'object' || value === null) return value;
  const key = isRecordSchema(value) ? canonical(value) : '';
  const isShared = CONTRACT_NAMES.has(key) || (shared.uses.get(key) ?? 0) > 1;
  return isShared ? refer(value, { key, hint }, shared) : shareInside(value, hint, shared);
}

function refer(schema: object, { key, hint }: { key: string; hint: string }, shared: Shared): Described {
  let name = shared.names.get(key);
  if (name === undefined) {
    name = freeName(CONTRACT_NAMES.get(key) ?? (hint || 'Record'), shared);
    shared.names.set(key, name);
    // The name is reserved before nested schemas choose theirs.
    shared.schemas[name] = undefined;
    shared.schemas[name] = shareInside(schema, name, shared);
  }
  return { $ref: `#/components/schemas/${name}` };
}

function shareInside(value: object, hint: string, shared: Shared): Described {
  const ofOperation = (value as Described).operationId;
  const below = typeof ofOperation === 'string' ? pascal(ofOperation) : hint;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name !== 'properties') return [name, shareIn(inner, below, shared)];
      const fields = Object.entries(inner as Described);
      return [
        name,
        Object.fromEntries(
          fields.map(([field, each]) => [field, shareIn(each, `${below}${pascal(field)}`, shared)]),
        ),
      ];
    }),
  );
}

function freeName(wanted: string, { schemas }: Shared): string {
  let name = wanted;
  for (let nth = 2; name in schemas; nth += 1) name = `${wanted}${nth}`;
  return name;
}

function isRecordSchema(value: object): boolean {
  const { type, properties } = value as Described;
  return type === 'object' && typeof properties === 'object' && Object.keys(properties ?? {}).length > 0;
}

function nameContracts(): Map<string, string> {
  const named = Object.entries(contracts).flatMap(([name, schema]): [string, string][] => {
    if (!name.endsWith('Schema') || typeof schema !== 'object') return [];
    const plain = JSON.parse(JSON.stringify(schema)) as object;
    return isRecordSchema(plain) ? [[canonical(plain), name.replace(/Schema$/, '')]] : [];
  });
  // Two names of one schema: the first in the alphabet, whatever the order of the files.
  return new Map(named.sort(([, one], [, other]) => (one < other ? 1 : -1)));
}

/** The content of a schema, independent of the order of keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** `date_from` is `DateFrom`. */
export function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
