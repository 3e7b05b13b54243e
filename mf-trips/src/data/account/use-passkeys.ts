import useSWR, { useSWRConfig } from 'swr';

import {
  addPasskey,
  getPasskeys,
  passkeyKeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { Passkey } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface UsePasskeys {
  passkeys: Passkey[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function usePasskeys(): UsePasskeys {
  const { data, error, isValidating, mutate } = useSWR(passkeyKeys.list(), () => getPasskeys());
  return {
    passkeys: data?.results,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

export interface UseAddPasskey {
  /** Undefined if it was not added; the reason is in `entries`, or `isCancelled`. */
  add: (name: string, password: string) => Promise<Passkey | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** The user closed the window of the browser, or this device has one already. */
  isCancelled: boolean;
}

/** The WebAuthn code is loaded with the first click. */
export function useAddPasskey(): UseAddPasskey {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (name: string, password: string) => {
    const options = await preparePasskey(password);
    const { startRegistration } = await import(
      /* webpackChunkName: "passkey-device" */ '@simplewebauthn/browser'
    );
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    const response = await startRegistration({ optionsJSON });
    const passkey = await addPasskey({ name, response });
    await mutate(passkeyKeys.list());
    return passkey;
  });
  const isCancelled = error?.name === 'NotAllowedError' || error?.name === 'InvalidStateError';
  return { add: perform, isBusy, entries: isCancelled ? [] : failureEntries(error), isCancelled };
}

export interface UsePasskeyChange {
  change: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Removes a passkey; one removed already counts as success. */
export function useRemovePasskey(id: number): UsePasskeyChange {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async () => {
    await removePasskey(id);
    await mutate(passkeyKeys.list());
    return true;
  });
  return { change: perform, isBusy, entries: failureEntries(error) };
}

export interface UseRenamePasskey {
  rename: (name: string) => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useRenamePasskey(id: number): UseRenamePasskey {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (name: string) => {
    await renamePasskey(id, name);
    await mutate(passkeyKeys.list());
    return true;
  });
  return { rename: perform, isBusy, entries: failureEntries(error) };
}
