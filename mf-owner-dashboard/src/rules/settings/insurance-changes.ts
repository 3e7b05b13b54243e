import type { InsuranceConditions } from '@campavia/contracts';

/** What differs from the saved conditions. */
export interface InsuranceChanges {
  deductible_amount?: string;
  files?: readonly File[];
}

interface Typed {
  /** As the api takes it. */
  amount: string;
  files: readonly File[];
}

/** What has to be sent of a form: everything the first time, from then on what differs. */
export function changesOf({ conditions }: InsuranceConditions, { amount, files }: Typed): InsuranceChanges {
  const isSame = conditions && amount !== '' && Number(amount) === Number(conditions.deductible_amount);
  return { ...(!isSame && { deductible_amount: amount }), ...(files.length > 0 && { files }) };
}
