import useSWR, { useSWRConfig } from 'swr';

import { documentKeys, getTaxDocument, payoutRequirementsKey, updateDocument } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { Document } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface TaxNumberForm {
  number: string;
  issuing_country: string;
}

export interface UseTaxNumber {
  /** The document with the tax number; its number is null before it is entered. */
  document: Document | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** True once it is saved. */
  save: (form: TaxNumberForm) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** The tax number of an owner. */
export function useTaxNumber(userId: number): UseTaxNumber {
  const { mutate: refresh } = useSWRConfig();
  const key = `${documentKeys.owner(userId)}/tax-number`;
  const { data, error, isValidating, mutate } = useSWR(key, () => getTaxDocument(userId));
  const document = data?.results[0];
  const {
    perform,
    isBusy,
    error: refusal,
  } = useAction(async (form: TaxNumberForm) => {
    if (!document) return false;
    const saved = await updateDocument(document.id, { ...form, submit: true });
    await mutate((before) => before && { ...before, results: [saved] }, { revalidate: false });
    await refresh(payoutRequirementsKey);
    return true;
  });
  return {
    document,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    save: perform,
    isBusy,
    entries: failureEntries(refusal),
  };
}
