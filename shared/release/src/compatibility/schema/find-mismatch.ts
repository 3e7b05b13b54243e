import type { JsonSchema } from '@campavia/remote-kit/config';

import { alternativesOf, describeSchema, acceptsAnything } from './describe-schema';

function pathPrefix(path: string): string {
  return path || 'it';
}

function under(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/**
 * Why some value of one schema is not valid for another; undefined when all are. Additional fields are allowed.
 *
 * @param path - of the value, for the message
 */
export function findMismatch(given: JsonSchema, wanted: JsonSchema, path = ''): string | undefined {
  if (acceptsAnything(wanted)) return undefined;
  for (const alternative of alternativesOf(given)) {
    const reason = findMismatchOfOne(alternative, wanted, path);
    if (reason) return reason;
  }
  return undefined;
}

/** An alternative must be valid for at least one wanted alternative. */
function findMismatchOfOne(given: JsonSchema, wanted: JsonSchema, path: string): string | undefined {
  const choices = alternativesOf(wanted);
  const reasons = choices.map((choice) => findMismatchOfValue(given, choice, path));
  if (reasons.includes(undefined)) return undefined;
  const alike = choices.flatMap(({ type }, index) => (type === given.type ? [reasons[index]] : []));
  // With several candidates, a mismatch in one of them would be misleading.
  return alike.length === 1 ? alike[0] : mismatch(given, wanted, path);
}

function mismatch(given: JsonSchema, wanted: JsonSchema, path: string): string {
  return `${pathPrefix(path)} can be ${describeSchema(given)}, and must be ${describeSchema(wanted)}`;
}

function findMismatchOfValue(given: JsonSchema, wanted: JsonSchema, path: string): string | undefined {
  if (acceptsAnything(wanted)) return undefined;
  const isOther = wanted.const !== undefined && given.const !== wanted.const;
  if (isOther || !isTypeWithin(given.type, wanted.type)) return mismatch(given, wanted, path);
  return (
    findMismatchOfFields(given, wanted, path) ??
    findMismatchOfOthers(given, wanted, path) ??
    findMismatchOfItems(given, wanted, path)
  );
}

function isTypeWithin(given: JsonSchema['type'], wanted: JsonSchema['type']): boolean {
  return wanted === undefined || given === wanted || (given === 'integer' && wanted === 'number');
}

function findMismatchOfFields(given: JsonSchema, wanted: JsonSchema, path: string): string | undefined {
  for (const [name, field] of Object.entries(wanted.properties ?? {})) {
    const reason = findMismatchOfField(
      given,
      name,
      { field, isRequired: wanted.required?.includes(name) === true },
      path,
    );
    if (reason) return reason;
  }
  const unnamed = wanted.required?.find(
    (name) => !wanted.properties?.[name] && !given.required?.includes(name),
  );
  return unnamed && `${under(path, unnamed)} may be missing`;
}

function findMismatchOfField(
  given: JsonSchema,
  name: string,
  { field, isRequired }: { field: JsonSchema; isRequired: boolean },
  path: string,
): string | undefined {
  const place = under(path, name);
  const found = given.properties?.[name];
  if (!found) return isRequired ? `${place} is missing` : undefined;
  if (isRequired && !given.required?.includes(name)) return `${place} may be missing`;
  return findMismatch(found, field, place);
}

/** Compares `additionalProperties`. */
function findMismatchOfOthers(given: JsonSchema, wanted: JsonSchema, path: string): string | undefined {
  const others = wanted.additionalProperties;
  if (others === undefined || others === true) return undefined;
  const names = Object.keys(given.properties ?? {}).filter((name) => !wanted.properties?.[name]);
  if (others === false)
    return names[0] === undefined ? undefined : `${under(path, names[0])} must not be there`;
  const loose = given.additionalProperties;
  const fields = names.map((name) => findMismatch(given.properties?.[name] ?? {}, others, under(path, name)));
  const rest = typeof loose === 'object' ? findMismatch(loose, others, under(path, '*')) : undefined;
  return fields.find((reason) => reason !== undefined) ?? rest;
}

function findMismatchOfItems(given: JsonSchema, wanted: JsonSchema, path: string): string | undefined {
  return wanted.items && findMismatch(given.items ?? {}, wanted.items, `${path}[]`);
}

/** Whether every value of one schema is valid for another. */
export function isSchemaCompatible(given: JsonSchema, wanted: JsonSchema): boolean {
  return findMismatch(given, wanted) === undefined;
}
