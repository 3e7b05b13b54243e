import { splitVat, vatPerMille } from './vat-rates';

test.each([
  [72_300, 220, 59_262, 13_038],
  [10_845, 220, 8_889, 1_956],
  [10_500, 0, 10_500, 0],
  [1, 200, 1, 0],
  [0, 190, 0, 0],
  [-5_000, 0, -5_000, 0],
])('%i with %i per mille is %i and %i of tax', (gross, perMille, net, vat) => {
  expect(splitVat(gross, perMille)).toEqual({ net, vat, gross });
});

test.each([
  ['IT', 220],
  ['CH', 81],
  ['IE', 230],
  ['US', undefined],
])('the rate of %s is %j', (country, perMille) => {
  expect(vatPerMille(country)).toBe(perMille);
});

test('net and tax sum to the amount, whatever the rate', () => {
  for (let gross = -300; gross < 3000; gross += 7) {
    for (const perMille of [0, 81, 190, 200, 210, 220, 230]) {
      const { net, vat } = splitVat(gross, perMille);
      expect(net + vat).toBe(gross);
    }
  }
});
