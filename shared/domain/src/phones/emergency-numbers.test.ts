import { emergencyNumberOf } from './index';

test.each([
  ['FR', '112'],
  ['GB', '112'],
  ['CH', '112'],
  ['US', '911'],
])('in %s the emergency services answer %s', (country, number) => {
  expect(emergencyNumberOf(country)).toBe(number);
});
