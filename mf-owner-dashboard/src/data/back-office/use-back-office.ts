import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';

import {
  findPeople,
  getAuditLog,
  getBackOffice,
  getDocumentQueue,
  getStaffPerson,
  holdPayouts,
  releasePayouts,
  restorePerson,
  suspendPerson,
} from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type {
  AuditLog,
  AuditLogQuery,
  BackOfficeOverview,
  DocumentQueue,
  FoundPeople,
  PayoutHold,
  StaffPerson,
} from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

/** `unknown`: it does not exist, or the reader is not staff. */
export type BackOfficeFailure = 'unknown' | 'failed';

/** An answer of the back office, or its failure. */
export interface BackOfficeAnswer<Data> {
  data: Data | undefined;
  failure: BackOfficeFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

const COUNTED_AGAIN_MS = 60_000;

export function useAnswer<Data>(
  key: string | null,
  load: () => Promise<Data>,
  options: SWRConfiguration<Data> = {},
): BackOfficeAnswer<Data> {
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>(key, load, options);
  return { data, failure: failureOf(error, data), isRetrying: isValidating, retry: () => void mutate() };
}

/** The queues of staff; counted again every minute while the page is visible. */
export function useOverview(): BackOfficeAnswer<BackOfficeOverview> {
  return useAnswer('back-office/overview', () => getBackOffice(), { refreshInterval: COUNTED_AGAIN_MS });
}

export type DocumentQueueName = 'documents' | 'proofs';

/** The documents to be reviewed. */
export function useDocumentQueue(queue: DocumentQueueName, page: number): BackOfficeAnswer<DocumentQueue> {
  return useAnswer(`back-office/documents?queue=${queue}&page=${page}`, () =>
    getDocumentQueue({ queue, page }),
  );
}

/** The audit log. */
export function useAuditLog(query: AuditLogQuery): BackOfficeAnswer<AuditLog> {
  return useAnswer(`back-office/actions?${JSON.stringify(query)}`, () => getAuditLog(query), {
    keepPreviousData: true,
  });
}

/** The people found by a query; no request for an empty one. */
export function useFoundPeople(query: string): BackOfficeAnswer<FoundPeople> {
  return useAnswer(query === '' ? null : `back-office/people?${query}`, () => findPeople(query));
}

/** A person, for staff. */
export function useStaffPerson(id: string): BackOfficeAnswer<StaffPerson> {
  return useAnswer(`back-office/person/${id}`, () => getStaffPerson(id));
}

export interface UsePayoutHold {
  /** Undefined when it was refused; why is in `entries`. */
  hold: (reason: string) => Promise<PayoutHold | undefined>;
  release: () => Promise<PayoutHold | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Holds the payouts of an owner back with a reason, or releases them. */
export function usePayoutHold(userId: number): UsePayoutHold {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (reason: string | undefined) => {
    try {
      return await (reason === undefined ? releasePayouts(userId) : holdPayouts(userId, reason));
    } finally {
      await mutate(isOfBackOffice);
    }
  });
  return { hold: perform, release: () => perform(undefined), isBusy, entries: failureEntries(error) };
}

export interface UseSuspension {
  /** Undefined if it was refused; the reason is in `entries`. */
  change: (reason: string) => Promise<{ id: number } | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Suspends a user, or lifts the suspension. Lists are read again, even when it was refused. */
export function useSuspension({ id, is_active: isActive }: StaffPerson): UseSuspension {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (reason: string) => {
    try {
      return await (isActive ? suspendPerson(id, { reason }) : restorePerson(id, { reason }));
    } finally {
      await mutate(isOfBackOffice);
    }
  });
  return { change: perform, isBusy, entries: failureEntries(error) };
}

/** Whether a cached answer is one of the back office. */
export function isOfBackOffice(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith('back-office/');
}

function failureOf(error: unknown, shown: unknown): BackOfficeFailure | undefined {
  if (error === undefined) return undefined;
  if (isApiError(error) && error.status === 404) return 'unknown';
  return shown ? undefined : 'failed';
}
