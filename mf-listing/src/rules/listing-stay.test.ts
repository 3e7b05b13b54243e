import { formatStayQuery, parseStay } from './listing-address';

const TODAY = '2027-03-01';

describe('the stay of an address', () => {
  it.each([
    ['?date_from=2027-07-01&date_to=2027-07-08', '2027-07-01', '2027-07-08', false],
    ['?date_from=2027-07-08&date_to=2027-07-01', '2027-07-01', '2027-07-08', true],
    ['?date_from=01-07-2027&date_to=08-07-2027', '2027-07-01', '2027-07-08', true],
    ['?date_from=2029-02-20&date_to=2029-02-27', '2029-02-20', '2029-02-27', false],
    ['?date_from=2027-04-01&date_to=2027-12-31', '2027-04-01', '2027-12-31', false],
    ['?utm_source=x&date_from=2027-07-01&date_to=2027-07-01', '2027-07-01', '2027-07-01', false],
  ])('of %s runs from %s to %s', (search, from, to, changed) => {
    expect(parseStay(search, TODAY)).toEqual({ stay: { from, to }, changed });
  });

  it.each([
    ['?date_from=2027-07-01', true],
    ['?date_from=2027-02-01&date_to=2027-02-04', true],
    ["?date_from=' OR 1=1&date_to=<b>", true],
    ['?page=-4', false],
    ['', false],
  ])('does not exist in %s', (search, changed) => {
    expect(parseStay(search, TODAY)).toEqual({ stay: undefined, changed });
  });

  it('is written as it is parsed', () => {
    const search = 'date_from=2027-07-01&date_to=2027-07-08';
    expect(formatStayQuery(parseStay(search, TODAY).stay)).toBe(search);
    expect(formatStayQuery(undefined)).toBe('');
  });
});
