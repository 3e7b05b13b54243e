import useSWR from 'swr';

import {
  documentKeys,
  getBookingDocuments,
  getGuestDocuments,
  getOwnerDocuments,
  getVehicleDocuments,
} from '@campavia/api-client';
import type { DocumentList } from '@campavia/contracts';

import {
  isUploadable,
  sortDocuments,
  type UploadableDocument,
} from '../../rules/documents/document-progress';

export interface UseDocuments {
  /** Sorted by required action; undefined while they load. */
  documents: UploadableDocument[] | undefined;
  /** `some`: part of the documents could not be loaded; the others are shown. */
  failure: 'all' | 'some' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** Loaded again on return to the tab, because documents are reviewed meanwhile. */
export const REFRESHED = { revalidateOnFocus: true };

/** The documents of a trip: those of the guest as a driver, where the trip still needs them, and those of the booking. */
export function useTripDocuments(
  userId: number,
  bookingId: number,
  { needsDrivers }: { needsDrivers: boolean },
): UseDocuments {
  const ownKey = needsDrivers ? documentKeys.guest(userId) : null;
  const own = useSWR(ownKey, () => getGuestDocuments(userId), REFRESHED);
  const booking = useSWR(documentKeys.booking(bookingId), () => getBookingDocuments(bookingId), REFRESHED);
  return toResult(needsDrivers ? [own, booking] : [booking]);
}

/** The guest's own documents as a driver. */
export function useDriverDocuments(userId: number): UseDocuments {
  const own = useSWR(documentKeys.guest(userId), () => getGuestDocuments(userId), REFRESHED);
  return toResult([own]);
}

/** The documents that a user needs for payouts as an owner. */
export function useOwnerDocuments(userId: number): UseDocuments {
  const own = useSWR(documentKeys.owner(userId), () => getOwnerDocuments(userId), REFRESHED);
  return toResult([own]);
}

export function useVehicleDocuments(vehicleId: number): UseDocuments {
  const own = useSWR(documentKeys.vehicle(vehicleId), () => getVehicleDocuments(vehicleId), REFRESHED);
  return toResult([own]);
}

interface LoadedSet {
  data: DocumentList | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => unknown;
}

function toResult(sets: readonly LoadedSet[]): UseDocuments {
  const failed = sets.filter(({ data, error }) => error !== undefined && !data);
  const isLoading = sets.some(({ data, error }) => error === undefined && !data);
  const found = sets.flatMap(({ data }) => data?.results ?? []).filter(isUploadable);
  const someFailed = failed.length > 0 ? 'some' : undefined;
  return {
    documents: isLoading ? undefined : sortDocuments(found),
    failure: failed.length === sets.length ? 'all' : someFailed,
    isRetrying: failed.some(({ isValidating }) => isValidating),
    retry: () => failed.forEach(({ mutate }) => void mutate()),
  };
}
