/** As many as the payment provider takes. */
export const MAX_BENEFICIAL_OWNERS = 4;

/** Whether who owns a company has to be declared: of companies and partnerships, not of sole traders and people. */
export function needsBeneficialOwners(professionalType: string | null): boolean {
  return professionalType !== null && professionalType !== 'SOLETRADER';
}
