import { useSWRConfig } from 'swr';

import { type ErrorEntry, failureEntries } from '@campavia/api-client/core';
import { useAction } from '@campavia/remote-kit';

import { isOfBackOffice } from './use-back-office';

export interface StaffDecision<Form, Done> {
  /** Undefined when it was refused; why is in `entries`. */
  send: (form: Form) => Promise<Done | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Sends a decision of staff. Lists are read again, even when it was refused. */
export function useStaffDecision<Form, Done>(call: (form: Form) => Promise<Done>): StaffDecision<Form, Done> {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (form: Form) => {
    try {
      return await call(form);
    } finally {
      await mutate(isOfBackOffice);
    }
  });
  return { send: perform, isBusy, entries: failureEntries(error) };
}
