import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaValidationError } from 'fastify';

import type { Api } from '../core/app-context';
import { findInfiniteNumber } from './infinite-numbers';

type CompileInput = Parameters<Parameters<Api['setValidatorCompiler']>[0]>[0];
interface Validate {
  (data: unknown): boolean;
  errors?: FastifySchemaValidationError[] | null;
}

const compilerOf = AjvCompiler();

// Queries contain only text: repeated parameters become a list, and one value becomes a list of one. In a body lists
// are explicit, so a list of one is never unwrapped.
const ADDRESS = { coerceTypes: 'array' } as const;
const BODY = { coerceTypes: true } as const;

/** Above this many values only the first error of a request is looked for: there may be one for each value. */
const MAX_VALUES_EXPLAINED = 500;

/** Validates every part of every request by its schema, and refuses numbers that no limit of a schema applies to. */
export function validateInput(app: Api): void {
  app.setValidatorCompiler(compileInput);
}

function compileInput({ schema, httpPart }: CompileInput): Validate {
  const { isValid, explain } = checksOf(schema as object, httpPart === 'body' ? BODY : ADDRESS);
  const validate: Validate = (data) => {
    if (!isValid(data)) {
      validate.errors = explain(data);
      return false;
    }
    const infinite = findInfiniteNumber(data);
    validate.errors = infinite && [infinite];
    return infinite === undefined;
  };
  return validate;
}

interface Checks {
  isValid: (data: unknown) => boolean;
  explain: (data: unknown) => FastifySchemaValidationError[];
}

type Coercion = typeof ADDRESS | typeof BODY;

/** By schema, which routes and applications of one process share. */
const checksBySchema = new Map<Coercion, WeakMap<object, Checks>>([
  [ADDRESS, new WeakMap()],
  [BODY, new WeakMap()],
]);

function checksOf(schema: object, coercion: Coercion): Checks {
  const known = checksBySchema.get(coercion);
  const checks = known?.get(schema) ?? compileSchema(schema, coercion);
  known?.set(schema, checks);
  return checks;
}

/** Compiles with the first request: compiling the schemas of all routes would take longer than the rest of a start. */
function compileSchema(schema: object, coercion: Coercion): Checks {
  let first: Validate | undefined;
  let every: Validate | undefined;

  function isValid(data: unknown): boolean {
    first ??= compilerOf({}, { customOptions: { ...coercion, allErrors: false } })({ schema }) as Validate;
    return first(data);
  }

  /** All that is wrong with a request that is not valid, or the first of it where that could be a lot. */
  function explain(data: unknown): FastifySchemaValidationError[] {
    const found = first?.errors ?? [];
    if (!hasAtMost(MAX_VALUES_EXPLAINED, data)) return found;
    every ??= compilerOf({}, { customOptions: { ...coercion, allErrors: true } })({ schema }) as Validate;
    every(data);
    return every.errors ?? found;
  }

  return { isValid, explain };
}

function hasAtMost(most: number, data: unknown): boolean {
  const waiting = [data];
  for (let left = most; waiting.length > 0; left -= 1) {
    if (waiting.length > left) return false;
    const value = waiting.pop();
    const inner: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (inner.length > left) return false;
    waiting.push(...inner);
  }
  return true;
}
