/**
 * Divides non-negative integers and rounds up.
 * @throws RangeError for other numbers or a denominator of 0.
 */
export function ceilDivide(numerator: number, denominator: number): number {
  if (!isCount(numerator) || !isCount(denominator) || denominator === 0) {
    throw new RangeError(`Cannot round up ${numerator} / ${denominator}`);
  }
  const remainder = numerator % denominator;
  return (numerator - remainder) / denominator + (remainder > 0 ? 1 : 0);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
