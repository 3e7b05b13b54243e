import { openapiText } from '../../src/commands/openapi';
import { readOperations, type DescribedSchema, type Operation } from './read-operations';

/** Paths of texts, lists and numbers in a schema that have no upper bound. */
function findUnbounded(schema: DescribedSchema, place: string): string[] {
  if (schema.enum || schema.const !== undefined) return [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    findUnbounded(each, `${place}.${name}`),
  );
  const items = schema.items ? findUnbounded(schema.items, `${place}[]`) : [];
  const choices = (schema.anyOf ?? schema.oneOf ?? []).flatMap((each) => findUnbounded(each, place));
  return [...(isBounded(schema) ? [] : [place]), ...inner, ...items, ...choices];
}

function isBounded({ type, format, pattern, maxLength, maxItems, maximum }: DescribedSchema): boolean {
  if (type === 'array') return maxItems !== undefined;
  if (type === 'integer' || type === 'number') return maximum !== undefined;
  const isCounted = pattern !== undefined && !/[*+]/.test(pattern) && pattern.endsWith('$');
  return type !== 'string' || maxLength !== undefined || format !== undefined || isCounted;
}

/** Path parameters are bounded by the router, form-encoded bodies by their limit of 16 KiB. */
function findUnboundedInputs({ name, parameters, body }: Operation): string[] {
  const asked = parameters.filter((each) => each.in !== 'path');
  return [
    ...asked.flatMap((each) => findUnbounded(each.schema ?? {}, `${name} ${each.name}`)),
    ...(body?.type === 'application/json' ? findUnbounded(body.schema, `${name} body`) : []),
  ];
}

test('every input of a call has a maximum size', async () => {
  const operations = readOperations(JSON.parse(await openapiText()) as object);
  expect(operations.flatMap(findUnboundedInputs)).toEqual([]);
});

test('a text, list or number without a maximum size is detected at any depth', () => {
  const found = findUnbounded(
    {
      type: 'object',
      properties: {
        name: { anyOf: [{ type: 'null' }, { type: 'string' }] },
        drivers: { type: 'array', items: { type: 'object', properties: { age: { type: 'integer' } } } },
        place: { type: 'string', pattern: '^\\w+$' },
        day: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      },
    },
    'body',
  );
  expect(found).toEqual(['body.name', 'body.drivers', 'body.drivers[].age', 'body.place']);
});
