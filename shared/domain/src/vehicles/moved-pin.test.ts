import { readPin, writePin } from './moved-pin';

const TOWN = { latitude: 45.9, longitude: 6.12 };
const YARD = { latitude: 45.90312, longitude: -6.12 };

test('a moved pin stands where it was moved to', () => {
  expect(readPin(writePin(TOWN, YARD), TOWN)).toEqual(YARD);
});

test.each([
  ['nothing', undefined],
  ['an empty field', ''],
  ['a pin of another town', writePin(YARD, TOWN)],
  ['text', 'here and there now'],
  ['too few numbers', '45.9 6.12 45.9'],
  ['a number too many', '45.9 6.12 45.9 6.1 3'],
])('%s does not move the pin', (_, text) => {
  expect(readPin(text, TOWN)).toBeUndefined();
});
