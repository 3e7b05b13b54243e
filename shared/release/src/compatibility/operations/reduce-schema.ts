import type { JsonSchema } from '@campavia/remote-kit/config';

/** A node of an OpenAPI document; may be a reference to another node. */
export type OpenApiNode = Record<string, unknown>;

/** Resolves a reference inside the document. A broken reference gives an empty schema. */
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

/** Merges schemas that apply together (`allOf`). */
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
 * An OpenAPI schema reduced to what the compatibility check compares: without formats, limits and descriptions, with
 * references resolved. A recursive schema is cut off and allows anything there.
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
