import { readVatNumber } from './vat-number';

test.each([
  ['FR 40 303 265 045', 'FR', 'FR40303265045'],
  ['40303265045', 'FR', 'FR40303265045'],
  ['de136695976', 'FR', 'DE136695976'],
  ['IT00743110157', 'IT', 'IT00743110157'],
  ['NL 0044.95.445.B01', 'NL', 'NL004495445B01'],
  ['BE 0403.019.261', 'BE', 'BE0403019261'],
  ['ATU13585627', 'AT', 'ATU13585627'],
  ['CHE-107.787.577 MWST', 'CH', 'CHE107787577MWST'],
  ['GB980780684', 'GB', 'GB980780684'],
  ['PL8567346215', 'PL', 'PL8567346215'],
])('%s of a company in %s is %s', (text, country, expected) => {
  expect(readVatNumber(text, country)).toBe(expected);
});

test.each([
  ['FR 41 303 265 045', 'FR'],
  ['none', 'FR'],
  ['1979-11-03', 'DE'],
  ['CHE-107.787.578', 'CH'],
  ['DE123456789', 'DE'],
])('%s is refused as a VAT number', (text, country) => {
  expect(readVatNumber(text, country)).toBeUndefined();
});
