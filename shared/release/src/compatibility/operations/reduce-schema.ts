import type { JsonSchema } from '@campavia/remote-kit/config';

/** Something in a description of an api; may be a reference to another place in it. */
export type Described = Record<string, unknown>;

/** Follows a reference inside the description. What leads nowhere says nothing. */
export function resolve(described: Described, api: object): Described {
  const reference = described.$ref;
  if (typeof reference !== 'string') return described;
  const steps = reference.replace(/^#\//, '').split('/');
  let place: unknown = api;
  for (const step of steps) {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    place = (place as Described | undefined)?.[name];
  }
  return place && typeof place === 'object' ? resolve(place as Described, api) : {};
}

type Cut = (schema: Described) => JsonSchema;

function cutEach(schemas: unknown, cut: Cut): Record<string, JsonSchema> {
  const entries = Object.entries((schemas ?? {}) as Record<string, Described>);
  return Object.fromEntries(entries.map(([name, schema]) => [name, cut(schema)]));
}

/** Several schemas that hold at once, as one. */
function unite(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.reduce((one, other) => ({
    ...one,
    ...other,
    ...((one.properties || other.properties) && { properties: { ...one.properties, ...other.properties } }),
    ...((one.required || other.required) && {
      required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
    }),
  }));
}

function plainWords({ type, enum: choices, const: only, required }: Described): JsonSchema {
  return {
    ...(type !== undefined && { type }),
    ...(choices !== undefined && { enum: choices }),
    ...(only !== undefined && { const: only }),
    ...(required !== undefined && { required }),
  } as JsonSchema;
}

function innerSchemas({ properties, items, additionalProperties: others }: Described, cut: Cut): JsonSchema {
  return {
    ...(properties !== undefined && { properties: cutEach(properties, cut) }),
    ...(items !== undefined && { items: cut(items as Described) }),
    ...(others === false && { additionalProperties: false }),
    ...(typeof others === 'object' && { additionalProperties: cut(others as Described) }),
  };
}

function withNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/**
 * A schema of an api's description with what the proof compares, and nothing else: no formats, no limits, no
 * words, every reference followed. A schema that contains itself ends there and allows anything.
 */
export function cutSchema(schema: Described, api: object, above: readonly object[] = []): JsonSchema {
  const found = resolve(schema, api);
  if (above.includes(found)) return {};
  const cut: Cut = (inner) => cutSchema(inner, api, [...above, found]);
  const choices = (found.anyOf ?? found.oneOf) as Described[] | undefined;
  const own: JsonSchema = {
    ...plainWords(found),
    ...innerSchemas(found, cut),
    ...(choices && { anyOf: choices.map(cut) }),
  };
  const all = Array.isArray(found.allOf) ? unite([own, ...(found.allOf as Described[]).map(cut)]) : own;
  return found.nullable === true ? withNull(all) : all;
}
