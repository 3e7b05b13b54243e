import type { JsonSchema } from './json-schema';

function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isOfType(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeNameOf(value) === type;
}

function withArticle(type: string): string {
  if (type === 'null') return 'null';
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function findTypeMismatch({ type, enum: choices }: JsonSchema, value: unknown): string | undefined {
  if (choices && !choices.includes(value as string)) return `must be one of ${JSON.stringify(choices)}`;
  if (type === undefined) return undefined;
  const types = [type].flat();
  return types.some((each) => isOfType(each, value))
    ? undefined
    : `must be ${types.map(withArticle).join(' or ')}`;
}

function findFieldMismatch(schema: JsonSchema, value: object, path: string): string | undefined {
  const fields = value as Record<string, unknown>;
  for (const [name, expected] of Object.entries(schema.properties ?? {})) {
    if (fields[name] === undefined && !schema.required?.includes(name)) continue;
    const place = path ? `${path}.${name}` : name;
    if (fields[name] === undefined && Object.keys(expected).length === 0) return `${place} is missing`;
    const mismatch = explainMismatch(expected, fields[name], place);
    if (mismatch) return mismatch;
  }
  return undefined;
}

function findItemMismatch({ items }: JsonSchema, values: unknown[], path: string): string | undefined {
  if (!items) return undefined;
  for (const [index, value] of values.entries()) {
    const mismatch = explainMismatch(items, value, `${path || 'it'}[${index}]`);
    if (mismatch) return mismatch;
  }
  return undefined;
}

/**
 * Why a value does not match a schema; undefined when it does.
 *
 * @param path of the value, for the message
 */
export function explainMismatch(schema: JsonSchema, value: unknown, path = ''): string | undefined {
  const mismatch = findTypeMismatch(schema, value);
  if (mismatch) return `${path || 'it'} ${mismatch}`;
  if (Array.isArray(value)) return findItemMismatch(schema, value, path);
  return typeof value === 'object' && value !== null ? findFieldMismatch(schema, value, path) : undefined;
}
