import { explainMismatch } from './explain-mismatch';
import type { JsonSchema } from './json-schema';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    tone: { enum: ['good', 'stop'] },
    place: { type: ['string', 'null'] },
    camperIds: { type: 'array', items: { type: 'integer' } },
    action: { type: 'object', properties: { label: { type: 'string' }, perform: {} }, required: ['perform'] },
  },
  required: ['tone', 'place'],
};

const fitting = { tone: 'good', place: null, camperIds: [1, 2], action: { perform: () => undefined } };

test('returns undefined for matching values, with or without optional fields', () => {
  expect(explainMismatch(schema, fitting)).toBeUndefined();
  expect(explainMismatch(schema, { tone: 'stop', place: 'annecy', more: 1 })).toBeUndefined();
});

test.each([
  [null, 'it must be an object'],
  [[], 'it must be an object'],
  [{ ...fitting, tone: 'bad' }, 'tone must be one of ["good","stop"]'],
  [{ tone: 'good' }, 'place must be a string or null'],
  [{ ...fitting, camperIds: [1, 2.5] }, 'camperIds[1] must be an integer'],
  [{ ...fitting, action: {} }, 'action.perform is missing'],
  [{ ...fitting, action: { perform: 1, label: 2 } }, 'action.label must be a string'],
])('%j: %s', (value, sentence) => {
  expect(explainMismatch(schema, value)).toBe(sentence);
});
