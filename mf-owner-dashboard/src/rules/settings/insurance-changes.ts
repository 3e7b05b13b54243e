import type { InsuranceConditions } from '@campavia/contracts';

/** The differences from the saved conditions. */
export interface InsuranceChanges {
  deductible_amount?: string;
  files?: readonly File[];
}

interface Typed {
  /** In the format of the api. */
  amount: string;
  files: readonly File[];
}

/** The request of a form: everything the first time, afterwards only changes. */
export function changesOf({ conditions }: InsuranceConditions, { amount, files }: Typed): InsuranceChanges {
  const isSame = conditions && amount !== '' && Number(amount) === Number(conditions.deductible_amount);
  return { ...(!isSame && { deductible_amount: amount }), ...(files.length > 0 && { files }) };
}
