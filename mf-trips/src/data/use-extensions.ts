import useSWR, { useSWRConfig } from 'swr';

import {
  bookingKeys,
  cancelExtension,
  cancelUpgrade,
  createExtension,
  createUpgrade,
  deleteExtension,
  deleteUpgrade,
  getExtensionPrice,
  getExtensionPrices,
  getExtensions,
  getUpgrades,
  requestKeys,
  validateExtension,
  validateUpgrade,
} from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type {
  CreateUpgrade,
  Extension,
  ExtensionPrice,
  ExtensionPriceQuery,
  ExtensionPrices,
  ExtensionRules,
  Upgrade,
} from '@campavia/contracts';
import type { ExtensionKind } from '@campavia/domain';
import { useAction } from '@campavia/remote-kit';

import { findChangeFailure, type ChangeFailure } from '../rules/change-failure';

export interface UseExtensionRules {
  rules: ExtensionRules | null | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** How far a trip may still be extended; null if it may not. */
export function useExtensionRules(tripId: number): UseExtensionRules {
  const { data, error, isValidating, mutate } = useSWR(requestKeys.extensions(tripId), () =>
    getExtensions(tripId),
  );
  const retry = () => void mutate();
  return { rules: data?.rules, hasFailed: error !== undefined && !data, isRetrying: isValidating, retry };
}

export interface UseExtensionPrice {
  /** The price of the choice, or the previous one while it loads. */
  price: ExtensionPrice | undefined;
  failure: ChangeFailure | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** The price of an extension; creates nothing. Without a choice there is no request. */
export function useExtensionPrice(tripId: number, query: ExtensionPriceQuery | undefined): UseExtensionPrice {
  const key = query ? requestKeys.price(tripId, query) : null;
  const { data, error, isValidating, mutate } = useSWR(
    key,
    () => getExtensionPrice(tripId, query as ExtensionPriceQuery),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    price: query && !error ? data : undefined,
    failure: error === undefined ? undefined : findChangeFailure(error),
    isLoading: isValidating,
    retry: () => void mutate(),
  };
}

/** The price added by each possible day of a calendar; undefined while it loads, or if it failed. */
export function useExtensionPrices(tripId: number, kind: ExtensionKind): ExtensionPrices | undefined {
  const query = { kind };
  const { data } = useSWR(requestKeys.prices(tripId, query), () => getExtensionPrices(tripId, query), {
    revalidateOnFocus: false,
  });
  return data;
}

/** The price had changed when the request was to be sent; nothing was sent. */
export interface PriceChange {
  from: string;
  to: string;
  currency: string;
}

export type SentChange<Request> = { sent: Request } | { changed: PriceChange };

export interface UseAskExtension {
  /** Sends an extension to the owner at the price shown to the guest. */
  ask: (query: ExtensionPriceQuery, shown: ExtensionPrice, message: string) => Promise<Asked | undefined>;
  /** Sends one that was created before and not sent. */
  askAgain: (extension: Extension) => Promise<Asked | undefined>;
  isBusy: boolean;
  failure: ChangeFailure | undefined;
}

type Asked = SentChange<Extension>;

export function useAskExtension(tripId: number): UseAskExtension {
  const reload = useReloadTrip(tripId);
  const send = (draft: Extension, shown: string, message: string) =>
    sendAt(draft, shown, {
      send: () =>
        validateExtension(tripId, { price_total: shown, ...(message.trim() && { message: message.trim() }) }),
      remove: () => deleteExtension(tripId, draft.id),
      readPrice: async () => (await getExtensions(tripId)).results.at(-1)?.price_total,
    });
  const { perform, isBusy, error } = useAction(async (begin: () => Promise<Asked>) => {
    try {
      return await begin();
    } finally {
      await reload();
    }
  });
  return {
    ask: (query, shown, message) =>
      perform(async () => send(await createExtension(tripId, query), shown.price_total, message)),
    askAgain: (extension) => perform(() => send(extension, extension.price_total, '')),
    isBusy,
    failure: error && findChangeFailure(error),
  };
}

interface Sending<Request> {
  send: () => Promise<Request>;
  remove: () => Promise<void>;
  /** The price stored in the draft. */
  readPrice: () => Promise<string | undefined>;
}

// A draft with a changed price is deleted, so that no request at an unseen price is left.
async function sendAt<Request extends Extension | Upgrade>(
  draft: Request,
  shown: string,
  { send, remove, readPrice }: Sending<Request>,
): Promise<SentChange<Request>> {
  let current = draft.price_total;
  if (current === shown) {
    try {
      return { sent: await send() };
    } catch (error) {
      if (!isApiError(error) || error.code !== 'request_price_changed') {
        await remove().catch(() => undefined);
        throw error;
      }
      current = (await readPrice().catch(() => undefined)) ?? current;
    }
  }
  await remove().catch(() => undefined);
  return { changed: { from: shown, to: current, currency: draft.currency } };
}

export interface UseTakeUpgrade {
  /** Orders an upgrade at the price shown to the guest; it is paid next, unless it is free. */
  take: (form: CreateUpgrade, shown: string) => Promise<SentChange<Upgrade> | undefined>;
  isBusy: boolean;
  error: Error | undefined;
  failure: ChangeFailure | undefined;
}

export function useTakeUpgrade(tripId: number): UseTakeUpgrade {
  const reload = useReloadTrip(tripId);
  const { perform, isBusy, error } = useAction(async (form: CreateUpgrade, shown: string) => {
    try {
      const draft = await createUpgrade(tripId, form);
      return await sendAt(draft, shown, {
        send: () => validateUpgrade(tripId),
        remove: () => deleteUpgrade(tripId, draft.id),
        readPrice: async () => (await getUpgrades(tripId)).results.at(-1)?.price_total,
      });
    } finally {
      await reload();
    }
  });
  return { take: perform, isBusy, error, failure: error && findChangeFailure(error) };
}

export interface UseWithdraw {
  withdraw: () => Promise<boolean | undefined>;
  isBusy: boolean;
  failure: ChangeFailure | undefined;
}

/** Withdraws an open request; an unsent one is deleted. */
export function useWithdraw(tripId: number, request: Extension | Upgrade): UseWithdraw {
  const reload = useReloadTrip(tripId);
  const isExtension = 'rules' in request;
  const { perform, isBusy, error } = useAction(async () => {
    try {
      if (request.state === 'CREATED') {
        await (isExtension ? deleteExtension : deleteUpgrade)(tripId, request.id);
      } else await (isExtension ? cancelExtension(tripId) : cancelUpgrade(tripId));
    } finally {
      await reload();
    }
    return true;
  });
  return { withdraw: perform, isBusy, failure: error && findChangeFailure(error) };
}

function useReloadTrip(id: number): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await Promise.allSettled([
      mutate(bookingKeys.guest(id)),
      mutate(requestKeys.extensions(id)),
      mutate(requestKeys.upgrades(id)),
    ]);
  };
}
