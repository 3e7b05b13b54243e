import useSWR, { useSWRConfig } from 'swr';

import { decideClaim, getIncident, getIncidentPhoto, getIncidentQueue } from '@campavia/api-client';
import { type ErrorEntry, failureEntries } from '@campavia/api-client/core';
import type { ConditionPhoto, DecideClaim, Incident, IncidentQueue } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { readDataUrl } from '../read-data-url';

import { isOfBackOffice, useAnswer, type BackOfficeAnswer } from './use-back-office';

function incidentKey(id: number | string): string {
  return `back-office/incident/${id}`;
}

/** The bookings with claims for staff to decide. */
export function useIncidentQueue(page: number): BackOfficeAnswer<IncidentQueue> {
  return useAnswer(`back-office/incidents?page=${page}`, () => getIncidentQueue(page));
}

/** A booking with claims, for staff. */
export function useIncident(id: string): BackOfficeAnswer<Incident> {
  return useAnswer(incidentKey(id), () => getIncident(id));
}

/** The source of a photo of a report or claim; undefined until it is loaded. */
export function useIncidentPhoto(bookingId: number, { id }: ConditionPhoto): string | undefined {
  const { data } = useSWR<string, unknown>(
    `back-office/photo/${id}`,
    async () => readDataUrl(await getIncidentPhoto(bookingId, id)),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data;
}

export interface UseClaimDecision {
  /** Undefined if it was refused; the reason is in `entries`. */
  decide: (form: DecideClaim) => Promise<Incident | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Decides on a claim; after a refusal, the incident is loaded again. */
export function useClaimDecision(bookingId: number, claimId: number): UseClaimDecision {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (form: DecideClaim) => {
    try {
      const incident = await decideClaim(bookingId, claimId, form);
      await mutate(incidentKey(bookingId), incident, { revalidate: false });
      await mutate((key) => isOfBackOffice(key) && key !== incidentKey(bookingId));
      return incident;
    } catch (failure) {
      await mutate(isOfBackOffice);
      throw failure;
    }
  });
  return { decide: perform, isBusy, entries: failureEntries(error) };
}
