import useSWR, { useSWRConfig, type SWRConfiguration } from 'swr';

import {
  findPeople,
  getAuditLog,
  getBackOffice,
  getDocumentQueue,
  getStaffPerson,
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
  StaffPerson,
} from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

/** `unknown`: there is no such thing, or the reader is no staff. */
export type BackOfficeFailure = 'unknown' | 'failed';

/** What the back office answered, or why it did not. */
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

/** What waits for staff; counted again every minute while the page is seen. */
export function useOverview(): BackOfficeAnswer<BackOfficeOverview> {
  return useAnswer('back-office/overview', () => getBackOffice(), { refreshInterval: COUNTED_AGAIN_MS });
}

export type DocumentQueueName = 'documents' | 'proofs';

/** The documents that wait for staff. */
export function useDocumentQueue(queue: DocumentQueueName, page: number): BackOfficeAnswer<DocumentQueue> {
  return useAnswer(`back-office/documents?queue=${queue}&page=${page}`, () =>
    getDocumentQueue({ queue, page }),
  );
}

/** What staff did. */
export function useAuditLog(query: AuditLogQuery): BackOfficeAnswer<AuditLog> {
  return useAnswer(`back-office/actions?${JSON.stringify(query)}`, () => getAuditLog(query), {
    keepPreviousData: true,
  });
}

/** The people whom a query may mean; nothing is asked for an empty one. */
export function useFoundPeople(query: string): BackOfficeAnswer<FoundPeople> {
  return useAnswer(query === '' ? null : `back-office/people?${query}`, () => findPeople(query));
}

/** Somebody for staff. */
export function useStaffPerson(id: string): BackOfficeAnswer<StaffPerson> {
  return useAnswer(`back-office/person/${id}`, () => getStaffPerson(id));
}

export interface UseSuspension {
  /** Undefined when it was refused; why is in `entries`. */
  change: (reason: string) => Promise<{ id: number } | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Suspends somebody, or lifts their suspension. What is shown is read again, whatever becomes of it. */
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

/** Whether an answer that is remembered is one of the back office. */
export function isOfBackOffice(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith('back-office/');
}

function failureOf(error: unknown, shown: unknown): BackOfficeFailure | undefined {
  if (error === undefined) return undefined;
  if (isApiError(error) && error.status === 404) return 'unknown';
  return shown ? undefined : 'failed';
}
