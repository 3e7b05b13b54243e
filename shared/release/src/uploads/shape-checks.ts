import { Refusal } from '../refusal';

/** Looks at a value of a form that came from outside. @throws Refusal that names the field. */
export type Check = (value: unknown, field: string) => void;

/** What is wrong with a release.json. */
export function badRelease(sentence: string): Refusal {
  return new Refusal(400, 'bad_release', `release.json: ${sentence}`);
}

export function text({ pattern = /^/, atMost = 200 }: { pattern?: RegExp; atMost?: number } = {}): Check {
  return (value, field) => {
    if (typeof value !== 'string') throw badRelease(`${field} must be a text`);
    if (value.length > atMost) throw badRelease(`${field} must not be longer than ${atMost} characters`);
    if (!pattern.test(value)) throw badRelease(`${field} must not be ${JSON.stringify(value)}`);
  };
}

export function whole(atLeast: number): Check {
  return (value, field) => {
    if (!Number.isSafeInteger(value) || (value as number) < atLeast) {
      throw badRelease(`${field} must be a whole number from ${atLeast}`);
    }
  };
}

export function truth(value: unknown, field: string): void {
  if (typeof value !== 'boolean') throw badRelease(`${field} must be true or false`);
}

export function oneOf(...values: readonly string[]): Check {
  return (value, field) => {
    if (!values.includes(value as string)) throw badRelease(`${field} must be one of ${values.join(', ')}`);
  };
}

export function list(check: Check): Check {
  return (value, field) => {
    if (!Array.isArray(value)) throw badRelease(`${field} must be a list`);
    value.forEach((item, index) => check(item, `${field}[${index}]`));
  };
}

/** An object of any fields. */
export function thing(value: unknown, field: string): asserts value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRelease(`${field === '' ? 'it' : field} must be an object`);
  }
}

/** An object whose every field is of one form. */
export function record(check: Check): Check {
  return (value, field) => {
    thing(value, field);
    for (const [name, item] of Object.entries(value)) check(item, `${field}.${name}`);
  };
}

/** An object with some known fields; `name?` may be absent. Unknown fields are fine. */
export function form(checks: Record<string, Check>): Check {
  return (value, field) => {
    thing(value, field);
    for (const [key, check] of Object.entries(checks)) {
      const name = key.replace('?', '');
      if (value[name] === undefined && key.endsWith('?')) continue;
      check(value[name], field === '' ? name : `${field}.${name}`);
    }
  };
}

/** Whether every object has something under a name: who looks it up would find that. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

const DEEPEST = 40;

/** Refuses what could harm whoever walks or copies the value. */
export function insistOnHarmless(value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw badRelease(`nothing in it may lie deeper than ${DEEPEST} levels`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    if (isInherited(name)) throw badRelease(`no field may be called ${name}`);
    insistOnHarmless(item, depth + 1);
  }
}
