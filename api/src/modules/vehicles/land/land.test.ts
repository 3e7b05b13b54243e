import { hasLand } from './land';

test.each([
  ['Annecy', 45.9, 6.12, true],
  ['the harbour of Nice', 43.6961, 7.2857, true],
  ['an island', 41.9268, 8.7369, true],
  ['Kansas', 39.5, -98, true],
  ['Antarctica', -80, 0, true],
  ['between Nice and Corsica', 43.2, 8.2, false],
  ['the Channel', 50.2, -1.2, false],
  ['the North Pole', 90, 180, false],
  ['the Atlantic', 0, -30, false],
])('%s', (_, latitude, longitude, expected) => {
  expect(hasLand({ latitude, longitude })).toBe(expected);
});
