import type { JsonSchema } from '@campavia/remote-kit/config';

import { typeOfValue } from './describe-schema';

function openChoices({ enum: literals, const: only, ...rest }: JsonSchema): JsonSchema {
  const values = literals ?? (only === undefined ? [] : [only]);
  const types = [...new Set(values.map(typeOfValue))];
  return types.length === 0 ? rest : { ...rest, type: types };
}

/**
 * The schema from its reader's point of view: unknown choices and fields are allowed. The api may add values and
 * fields, but not remove or change them.
 */
export function schemaForReader(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, additionalProperties: others, ...plain } = openChoices(schema);
  const fields =
    properties && Object.entries(properties).map(([name, field]) => [name, schemaForReader(field)] as const);
  return {
    ...plain,
    ...(fields && { properties: Object.fromEntries(fields) }),
    ...(items && { items: schemaForReader(items) }),
    ...(anyOf && { anyOf: anyOf.map(schemaForReader) }),
    ...(typeof others === 'object' && { additionalProperties: schemaForReader(others) }),
  };
}
