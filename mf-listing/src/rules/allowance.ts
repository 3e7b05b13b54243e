export type Allowance = 'ALLOWED' | 'NOT_ALLOWED' | 'ON_DEMAND';

/** True is allowed, false is not, anything else is on demand. */
export function allowanceOf(value: boolean | null | undefined): Allowance {
  if (value === true) return 'ALLOWED';
  return value === false ? 'NOT_ALLOWED' : 'ON_DEMAND';
}
