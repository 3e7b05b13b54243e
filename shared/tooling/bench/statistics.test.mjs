import { median, percentile, ratio } from './statistics.mjs';

describe('the figures of a benchmark', () => {
  it('return the middle of an odd number of values, in any order', () => {
    expect(median([900, 100, 300])).toBe(300);
  });

  it('return the mean of the middle two of an even number of values', () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('do not reorder the input', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('return the value that 95 of 100 do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(percentile(values, 95)).toBe(95);
    expect(percentile(values.slice(0, 30), 95)).toBe(29);
    expect(percentile([7], 95)).toBe(7);
  });

  it('return the ratio of two values', () => {
    expect(ratio(230, 200)).toBe(1.15);
    expect(ratio(0.01, 0)).toBeUndefined();
  });

  it.each([[[]], [[1, undefined]], [[1, Number.NaN]]])('reject invalid values: %j', (values) => {
    expect(() => median(values)).toThrow(RangeError);
    expect(() => percentile(values, 95)).toThrow(RangeError);
  });
});
