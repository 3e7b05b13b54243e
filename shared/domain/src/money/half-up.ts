/**
 * Divides integers and rounds to the nearest one, halves towards positive infinity: `floor(numerator / denominator +
 * 1/2)`, in integer arithmetic.
 * @throws RangeError when a number is not a safe integer or the denominator is not positive.
 */
export function halfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Cannot round ${numerator} / ${denominator}`);
  }
  const remainder = ((numerator % denominator) + denominator) % denominator;
  const floor = (numerator - remainder) / denominator;
  return remainder >= denominator - remainder ? floor + 1 : floor;
}
