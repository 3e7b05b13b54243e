import type { JsonSchema } from '@campavia/remote-kit/config';

type Literal = string | number | boolean | null;

/** Whether a schema accepts every value. */
export function acceptsAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}

/** The JSON Schema type of a literal. */
export function typeOfValue(value: Literal): string {
  if (value === null) return 'null';
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : 'number';
}

/** A schema as a list of alternatives: one per choice, type and literal. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, enum: literals, const: only, type, ...rest } = schema;
  if (anyOf) return anyOf.flatMap(alternativesOf);
  if (literals) return literals.map(literalSchema);
  if (only !== undefined) return [literalSchema(only)];
  if (type === undefined) return [rest];
  return (typeof type === 'string' ? [type] : type).map((each) => ({ ...rest, type: each }));
}

function literalSchema(value: Literal): JsonSchema {
  return { const: value, type: typeOfValue(value) };
}

function describeSingle({ type, const: only }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (type === undefined) return 'anything';
  if (type === 'null') return 'null';
  return /^[aio]/.test(String(type)) ? `an ${String(type)}` : `a ${String(type)}`;
}

/** For example `a string or null`, or `"good" or "stop"`. */
export function describeSchema(schema: JsonSchema): string {
  return [...new Set(alternativesOf(schema).map(describeSingle))].join(' or ');
}
