import { checkDocuments, hourText, readArrivalHour, readDepartureHour } from './index';

describe('hours of hand-over', () => {
  test.each([
    ['9', 9],
    ['09:00', 9],
    ['14:00:00', 14],
    ['12', undefined],
    ['9:30', undefined],
    ['09:00:00:00', undefined],
    ['', undefined],
  ])('a trip that begins at %j', (text, hour) => expect(readDepartureHour(text)).toBe(hour));

  test.each([
    ['12:00:00', 12],
    ['20', 20],
    ['9', undefined],
    ['١٢', undefined],
  ])('a trip that ends at %j', (text, hour) => expect(readArrivalHour(text)).toBe(hour));

  test('are written with minutes and seconds', () => {
    expect([9, 14].map(hourText)).toEqual(['09:00:00', '14:00:00']);
  });
});

describe('the documents of a guest', () => {
  test.each([
    ['three days ahead nobody asks for any', 72, ['missing'], null],
    ['less than three days ahead all must be handed in', 71, ['validated', 'missing'], { code: '104' }],
    ['which is enough then', 71, ['asked', 'validated'], null],
    ['less than a day ahead all must be validated', 23, ['asked', 'validated'], { code: '110' }],
    ['and a missing one is reported as missing', 23, ['missing'], { code: '110' }],
    ['with all validated nothing stands in the way', 1, ['validated'], null],
  ] as const)('%s', (_, hours, statuses, refusal) => {
    expect(checkDocuments(hours, statuses)).toEqual(refusal);
  });
});
