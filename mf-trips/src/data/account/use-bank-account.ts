import useSWR, { useSWRConfig } from 'swr';

import { changeBankAccount, getBankAccount, payoutRequirementsKey } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { BankAccountRecord, ChangeBankAccount } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface UseBankAccount {
  /** Empty without an account, and when it could not be loaded; undefined while it loads. */
  account: BankAccountRecord | undefined;
  /** Replaces the account. */
  change: (form: ChangeBankAccount) => Promise<BankAccountRecord | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** The bank account for the user's payouts. */
export function useBankAccount(): UseBankAccount {
  const { mutate: refresh } = useSWRConfig();
  const { data, mutate } = useSWR('bank-account', () => getBankAccount().catch(emptyRecord), {
    revalidateOnFocus: true,
  });
  const { perform, isBusy, error } = useAction(async (form: ChangeBankAccount) => {
    const saved = await changeBankAccount(form);
    await mutate(saved, { revalidate: false });
    await refresh(payoutRequirementsKey);
    return saved;
  });
  return { account: data, change: perform, isBusy, entries: failureEntries(error) };
}

function emptyRecord(): BankAccountRecord {
  return {};
}
