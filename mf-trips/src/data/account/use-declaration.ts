import useSWR, { useSWRConfig } from 'swr';

import {
  addBeneficialOwner,
  getUboDeclaration,
  payoutRequirementsKey,
  updateBeneficialOwner,
  updateUboDeclaration,
} from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { CreateBeneficialOwner, UboDeclaration } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface UseDeclaration {
  declaration: UboDeclaration | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** Adds a person, or edits the one with the id. True once it is saved. */
  savePerson: (form: CreateBeneficialOwner, personId: string | undefined) => Promise<boolean | undefined>;
  /** Submits the declaration. */
  submit: () => Promise<boolean | undefined>;
  /** Begins another declaration. */
  begin: () => Promise<boolean | undefined>;
  isBusy: boolean;
  /** Why a person was not saved. */
  personEntries: ErrorEntry[];
  /** Why the declaration was not submitted, or not begun. */
  statusEntries: ErrorEntry[];
}

interface Person {
  form: CreateBeneficialOwner;
  personId: string | undefined;
}

/** The declaration of beneficial owners of the user's company, read again on return to the tab. */
export function useDeclaration(): UseDeclaration {
  const { mutate: refresh } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR('ubo-declaration', () => getUboDeclaration(), {
    revalidateOnFocus: true,
  });
  const person = useAction(async ({ form, personId }: Person) => {
    const declarationId = data?.id ?? (await updateUboDeclaration({ status: 'C' })).id;
    if (declarationId === null) return false;
    if (personId === undefined) await addBeneficialOwner(declarationId, form);
    else await updateBeneficialOwner({ declarationId, personId }, form);
    await mutate();
    return true;
  });
  const status = useAction(async (wanted: 'A' | 'C') => {
    await mutate(await updateUboDeclaration({ status: wanted }), { revalidate: false });
    await refresh(payoutRequirementsKey);
    return true;
  });
  return {
    declaration: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
    savePerson: (form, personId) => person.perform({ form, personId }),
    submit: () => status.perform('A'),
    begin: () => status.perform('C'),
    isBusy: person.isBusy || status.isBusy,
    personEntries: failureEntries(person.error),
    statusEntries: failureEntries(status.error),
  };
}
