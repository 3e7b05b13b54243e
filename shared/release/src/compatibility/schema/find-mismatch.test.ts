import type { JsonSchema } from '@campavia/remote-kit/config';

import { schemaForReader } from './schema-for-reader';
import { isSchemaCompatible, findMismatch } from './find-mismatch';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const orNull: JsonSchema = { anyOf: [text, { type: 'null' }] };
const tone: JsonSchema = { enum: ['good', 'stop'] };

function record(properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required };
}

describe('compatible schemas', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ['anything for anything', {}, {}],
    ['a text for anything', text, {}],
    ['a whole number for a number', whole, { type: 'number' }],
    ['a text for a text or nothing', text, orNull],
    ['two ways to say the same', { type: ['string', 'null'] }, orNull],
    ['a choice for a text', tone, text],
    ['fewer choices', { const: 'good' }, tone],
    ['a list for a list', { type: 'array', items: whole }, { type: 'array', items: { type: 'number' } }],
    ['one field more', record({ id: whole, title: text }), record({ id: whole })],
    ['a required property for an optional one', record({ id: whole }), record({ id: whole }, [])],
    ['nothing for what may be absent', record({}), record({ note: text }, [])],
    [
      'a dictionary',
      { type: 'object', additionalProperties: whole },
      { type: 'object', additionalProperties: {} },
    ],
    ['one of two records', record({ a: text }), { anyOf: [record({ b: text }), record({ a: text })] }],
  ])('%s', (_, given, wanted) => {
    expect(findMismatch(given, wanted)).toBeUndefined();
    expect(isSchemaCompatible(given, wanted)).toBe(true);
  });
});

describe('incompatible schemas', () => {
  it.each<[string, JsonSchema, JsonSchema]>([
    ['it can be anything, and must be a string', {}, text],
    ['it can be null, and must be a string', orNull, text],
    ['it can be a number, and must be an integer', { type: 'number' }, whole],
    ['it can be a string, and must be "good" or "stop"', text, tone],
    ['it can be "odd", and must be "good" or "stop"', { enum: ['good', 'odd'] }, tone],
    [
      '[] can be an integer, and must be a string',
      { type: 'array', items: whole },
      { type: 'array', items: text },
    ],
    ['id is missing', record({}), record({ id: whole })],
    ['id may be missing', record({ id: whole }, []), record({ id: whole })],
    [
      'place.name can be an integer, and must be a string',
      record({ place: record({ name: whole }) }),
      record({ place: record({ name: text }) }),
    ],
    ['note must not be there', record({ note: text }), { type: 'object', additionalProperties: false }],
    [
      'note can be a string, and must be an integer',
      record({ note: text }),
      { type: 'object', additionalProperties: whole },
    ],
    [
      '* can be a string, and must be an integer',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: whole },
    ],
    ['id may be missing', { type: 'object' }, { type: 'object', required: ['id'] }],
  ])('%s', (reason, given, wanted) => {
    expect(findMismatch(given, wanted)).toBe(reason);
    expect(isSchemaCompatible(given, wanted)).toBe(false);
  });
});

describe('the reader of an answer', () => {
  const known = schemaForReader(record({ tone, more: { anyOf: [{ const: 1 }, { type: 'null' }] } }));

  it('accepts new choices and new fields', () => {
    const now = record({ tone: { enum: ['good', 'stop', 'odd'] }, more: whole, moment: text });
    expect(findMismatch(now, schemaForReader({ ...known, additionalProperties: false }))).toBeUndefined();
  });

  it('does not accept another type', () => {
    expect(findMismatch(record({ tone: whole, more: whole }), known)).toBe(
      'tone can be an integer, and must be a string',
    );
  });
});
