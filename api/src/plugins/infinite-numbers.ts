import type { FastifySchemaValidationError } from 'fastify';

interface Place {
  value: unknown;
  path: string;
}

/**
 * The first number in a part of a request, however deep, that is too large for a number: validation makes infinity of
 * the texts 1e999 and Infinity, after it has looked whether they are numbers.
 * @returns it as an error of validation
 */
export function findInfiniteNumber(data: unknown): FastifySchemaValidationError | undefined {
  const waiting: Place[] = [{ value: data, path: '' }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path } = place;
    if (typeof value === 'number' && !Number.isFinite(value)) return errorAt(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value))
      waiting.push({ value: inner, path: `${path}/${name}` });
  }
  return undefined;
}

function errorAt(instancePath: string): FastifySchemaValidationError {
  const params = { type: 'number' };
  return { keyword: 'type', instancePath, schemaPath: '#', params, message: 'must be a finite number' };
}
