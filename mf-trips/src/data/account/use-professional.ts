import useSWR, { useSWRConfig } from 'swr';

import {
  createCompany,
  createLegalProfile,
  endCompany,
  documentKeys,
  getCompany,
  getLegalProfile,
  keys,
  payoutRequirementsKey,
  updateCompany,
  updateLegalProfile,
} from '@campavia/api-client';
import { ApiError, failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { Company, CreateCompany, LegalProfile, Me } from '@campavia/contracts';
import { useAction, usePlatform } from '@campavia/remote-kit';

export interface OwnProfile<Profile, Form> {
  /** Null before it is created, undefined while it loads. */
  profile: Profile | null | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** True once it is saved. */
  save: (form: Form) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Who answers before the law: the user, or the representative of their company. */
export function useLegalProfile(): OwnProfile<LegalProfile, LegalProfile> {
  const { mutate: refresh } = useSWRConfig();
  return useOwnProfile({
    key: keys.legalProfile(),
    read: getLegalProfile,
    create: createLegalProfile,
    update: updateLegalProfile,
    after: () => refresh(payoutRequirementsKey),
  });
}

/** The company that the user rents out for; creating it makes them a professional. */
export function useCompany(me: Me): OwnProfile<Company, CreateCompany> {
  const { session } = usePlatform();
  const { mutate: refresh } = useSWRConfig();
  return useOwnProfile({
    key: keys.company(),
    read: getCompany,
    create: createCompany,
    update: updateCompany,
    after: async () => {
      await session.reload();
      await Promise.all([refresh(payoutRequirementsKey), refresh(documentKeys.owner(me.id))]);
    },
  });
}

/** Makes the user a private owner again. */
export function useEndCompany(me: Me) {
  const { session } = usePlatform();
  const { mutate: refresh } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async () => {
    await endCompany();
    await session.reload();
    await refresh(keys.company(), null, { revalidate: false });
    await Promise.all([
      refresh(payoutRequirementsKey),
      refresh(documentKeys.owner(me.id)),
      refresh('bank-account'),
    ]);
    return true;
  });
  return { end: perform, isBusy, entries: failureEntries(error) };
}

interface ProfileCalls<Profile, Form> {
  key: string;
  read: () => Promise<Profile>;
  create: (form: Form) => Promise<Profile>;
  update: (form: Form) => Promise<Profile>;
  after: () => Promise<unknown>;
}

function useOwnProfile<Profile, Form>(calls: ProfileCalls<Profile, Form>): OwnProfile<Profile, Form> {
  const { key, read, create, update, after } = calls;
  const { data, error, isValidating, mutate } = useSWR(key, () => read().catch(noneYet));
  const {
    perform,
    isBusy,
    error: refusal,
  } = useAction(async (form: Form) => {
    const saved = await (data ? update(form) : create(form));
    await mutate(saved, { revalidate: false });
    await after();
    return true;
  });
  return {
    profile: data,
    hasFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
    save: perform,
    isBusy,
    entries: failureEntries(refusal),
  };
}

function noneYet(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
