import { allowanceOf } from './allowance';
import { isListingId } from './listing-id';

describe('what an owner allows', () => {
  it.each([
    [true, 'ALLOWED'],
    [false, 'NOT_ALLOWED'],
    [null, 'ON_DEMAND'],
    [undefined, 'ON_DEMAND'],
  ])('%s reads %s', (value, allowance) => {
    expect(allowanceOf(value)).toBe(allowance);
  });
});

describe('the id of a camper', () => {
  it.each(['1', '3000', '999999999'])('may be %s', (id) => expect(isListingId(id)).toBe(true));
  it.each(['abc', '0', '-1', '1.5', '1e3', '', '9999999999', '١', undefined])('is never %s', (id) =>
    expect(isListingId(id)).toBe(false),
  );
});
