import { Refusal } from '../refusal';

/** Validates the shape of an untrusted value. @throws Refusal that names the field */
export type Check = (value: unknown, field: string) => void;

/** Refusal of an invalid release.json. */
export function badReleaseRefusal(sentence: string): Refusal {
  return new Refusal(400, 'bad_release', `release.json: ${sentence}`);
}

export function textCheck({
  pattern = /^/,
  atMost = 200,
}: { pattern?: RegExp; atMost?: number } = {}): Check {
  return (value, field) => {
    if (typeof value !== 'string') throw badReleaseRefusal(`${field} must be a text`);
    if (value.length > atMost)
      throw badReleaseRefusal(`${field} must not be longer than ${atMost} characters`);
    if (!pattern.test(value)) throw badReleaseRefusal(`${field} must not be ${JSON.stringify(value)}`);
  };
}

export function integerCheck(atLeast: number): Check {
  return (value, field) => {
    if (!Number.isSafeInteger(value) || (value as number) < atLeast) {
      throw badReleaseRefusal(`${field} must be a whole number from ${atLeast}`);
    }
  };
}

export function booleanCheck(value: unknown, field: string): void {
  if (typeof value !== 'boolean') throw badReleaseRefusal(`${field} must be true or false`);
}

export function oneOfCheck(...values: readonly string[]): Check {
  return (value, field) => {
    if (!values.includes(value as string))
      throw badReleaseRefusal(`${field} must be one of ${values.join(', ')}`);
  };
}

export function listCheck(check: Check): Check {
  return (value, field) => {
    if (!Array.isArray(value)) throw badReleaseRefusal(`${field} must be a list`);
    value.forEach((item, index) => check(item, `${field}[${index}]`));
  };
}

/** Any object. */
export function assertObject(value: unknown, field: string): asserts value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badReleaseRefusal(`${field === '' ? 'it' : field} must be an object`);
  }
}

/** An object with values of one shape. */
export function recordCheck(check: Check): Check {
  return (value, field) => {
    assertObject(value, field);
    for (const [name, item] of Object.entries(value)) check(item, `${field}.${name}`);
  };
}

/** An object with known fields; `name?` is optional. Unknown fields are allowed. */
export function objectCheck(checks: Record<string, Check>): Check {
  return (value, field) => {
    assertObject(value, field);
    for (const [key, check] of Object.entries(checks)) {
      const name = key.replace('?', '');
      if (value[name] === undefined && key.endsWith('?')) continue;
      check(value[name], field === '' ? name : `${field}.${name}`);
    }
  };
}

/** Whether a name is a property of Object.prototype. */
export function isInheritedName(name: string): boolean {
  return name in Object.prototype;
}

const MAX_DEPTH = 40;

/** Refuses values that could harm code that traverses or copies them. */
export function assertHarmless(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH)
    throw badReleaseRefusal(`nothing in it may be nested deeper than ${MAX_DEPTH} levels`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (isInheritedName(name)) throw badReleaseRefusal(`no field may be called ${name}`);
    assertHarmless(item, depth + 1);
  }
}
