/** Maximum number that the payment provider accepts. */
export const MAX_BENEFICIAL_OWNERS = 4;

/**
 * Whether beneficial owners must be declared: by companies and partnerships, not by sole traders and private people.
 */
export function needsBeneficialOwners(professionalType: string | null): boolean {
  return professionalType !== null && professionalType !== 'SOLETRADER';
}
