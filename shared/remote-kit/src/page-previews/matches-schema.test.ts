import { explainMismatch } from '../config/explain-mismatch';
import type { JsonSchema } from '../config/json-schema';

import { matchesSchema } from './matches-schema';

const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'number' },
    price: { type: ['string', 'null'] },
    pictures: {
      type: 'array',
      items: { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
    },
    note: { type: 'string' },
  },
  required: ['id', 'price', 'pictures'],
};
const WHOLE = { id: 7, price: '84.00', pictures: [{ url: '/lake.webp' }] };

test.each([
  ['all required fields', WHOLE, true],
  ['null where it may be', { ...WHOLE, price: null }, true],
  ['an empty list', { ...WHOLE, pictures: [] }, true],
  ['a field that it does not know', { ...WHOLE, colour: 'pine' }, true],
  ['a required field missing', { ...WHOLE, id: undefined }, false],
  ['null where it may not be', { ...WHOLE, id: null }, false],
  ['an optional field of another type', { ...WHOLE, note: 7 }, false],
  ['a text in place of a list', { ...WHOLE, pictures: 'lake' }, false],
  ['an item of another type', { ...WHOLE, pictures: ['lake'] }, false],
  ['an item without its field', { ...WHOLE, pictures: [{}] }, false],
  ['a list in place of an object', [WHOLE], false],
  ['nothing', null, false],
])('%s, like the check in development', (_, value, isMatch) => {
  expect(matchesSchema(SCHEMA, value)).toBe(isMatch);
  expect(explainMismatch(SCHEMA, value) === undefined).toBe(isMatch);
});
