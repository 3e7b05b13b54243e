import type { JsonSchema } from '../config/json-schema';

/** For production, where no explanation of mismatches is needed. Unknown fields match. */
export function matchesSchema(schema: JsonSchema, value: unknown): boolean {
  if (Array.isArray(value)) {
    return schema.type === 'array' && value.every((item) => matchesSchema(schema.items ?? {}, item));
  }
  if (![schema.type].flat().includes(value === null ? 'null' : typeof value)) return false;
  const fields = Object(value) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).every(([name, expected]) =>
    fields[name] === undefined ? !schema.required?.includes(name) : matchesSchema(expected, fields[name]),
  );
}
