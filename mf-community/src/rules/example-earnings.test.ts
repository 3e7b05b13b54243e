import { calculateExampleEarnings } from './example-earnings';

test('the example is the one of the price rules: 378 for the owner, 56.70 for the service', () => {
  expect(calculateExampleEarnings()).toEqual({
    days: 7,
    perDay: 6000,
    gross: 42_000,
    discountPercent: 10,
    discount: 4200,
    owner: 37_800,
    feePercent: 15,
    fee: 5670,
  });
});
