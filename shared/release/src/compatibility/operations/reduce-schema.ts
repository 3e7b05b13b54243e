import type { JsonSchema } from '@campavia/remote-kit/config';

/** Something in a description of an api; may be a reference to another place in it. */
export type OpenApiNode = Record<string, unknown>;

/** Follows a reference inside the description. A broken reference gives an empty schema. */
export function resolveReference(described: OpenApiNode, api: object): OpenApiNode {
  const reference = described.$ref;
  if (typeof reference !== 'string') return described;
  const steps = reference.replace(/^#\//, '').split('/');
  let place: unknown = api;
  for (const step of steps) {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    place = (place as OpenApiNode | undefined)?.[name];
  }
  return place && typeof place === 'object' ? resolveReference(place as OpenApiNode, api) : {};
}

type Reduce = (schema: OpenApiNode) => JsonSchema;

function reduceEach(schemas: unknown, cut: Reduce): Record<string, JsonSchema> {
  const entries = Object.entries((schemas ?? {}) as Record<string, OpenApiNode>);
  return Object.fromEntries(entries.map(([name, schema]) => [name, cut(schema)]));
}

/** Several schemas that hold at once, as one. */
function mergeSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.reduce((one, other) => ({
    ...one,
    ...other,
    ...((one.properties || other.properties) && { properties: { ...one.properties, ...other.properties } }),
    ...((one.required || other.required) && {
      required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
    }),
  }));
}

function pickKeywords({ type, enum: choices, const: only, required }: OpenApiNode): JsonSchema {
  return {
    ...(type !== undefined && { type }),
    ...(choices !== undefined && { enum: choices }),
    ...(only !== undefined && { const: only }),
    ...(required !== undefined && { required }),
  } as JsonSchema;
}

function reduceInnerSchemas(
  { properties, items, additionalProperties: others }: OpenApiNode,
  cut: Reduce,
): JsonSchema {
  return {
    ...(properties !== undefined && { properties: reduceEach(properties, cut) }),
    ...(items !== undefined && { items: cut(items as OpenApiNode) }),
    ...(others === false && { additionalProperties: false }),
    ...(typeof others === 'object' && { additionalProperties: cut(others as OpenApiNode) }),
  };
}

function allowNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/**
 * A schema of an api's description with what the proof compares, and nothing else: no formats, no limits, no
 * words, every reference followed. A schema that contains itself ends there and allows anything.
 */
export function reduceSchema(schema: OpenApiNode, api: object, above: readonly object[] = []): JsonSchema {
  const found = resolveReference(schema, api);
  if (above.includes(found)) return {};
  const cut: Reduce = (inner) => reduceSchema(inner, api, [...above, found]);
  const choices = (found.anyOf ?? found.oneOf) as OpenApiNode[] | undefined;
  const own: JsonSchema = {
    ...pickKeywords(found),
    ...reduceInnerSchemas(found, cut),
    ...(choices && { anyOf: choices.map(cut) }),
  };
  const all = Array.isArray(found.allOf)
    ? mergeSchemas([own, ...(found.allOf as OpenApiNode[]).map(cut)])
    : own;
  return found.nullable === true ? allowNull(all) : all;
}
