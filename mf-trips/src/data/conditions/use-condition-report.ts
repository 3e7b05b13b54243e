import { useState } from 'react';
import { useSWRConfig } from 'swr';

import {
  conditionKeys,
  confirmConditionReport,
  confirmForOwner,
  getConditionReports,
  sendOwnerCode,
  updateConditionReport,
} from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { ConditionReport, ConditionReports, UpdateConditionReport } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { findReport } from '../../rules/conditions/condition-progress';
import { useStoreConditions } from './use-conditions';

type Changes = Omit<UpdateConditionReport, 'version'>;

export interface UseConditionReport {
  save: (changes: Changes) => Promise<boolean | undefined>;
  confirm: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** The other side has changed the report, which was fetched again; nothing was overwritten. */
  isStale: boolean;
}

/** Writes and confirms a report as its guest. */
export function useConditionReport(tripId: number, report: ConditionReport): UseConditionReport {
  const { moment, version } = report;
  const run = useReportAction(tripId);
  return {
    save: (changes) => run.perform(() => saveChanges(tripId, report, changes)),
    confirm: () => run.perform(() => confirmConditionReport(tripId, moment, version)),
    isBusy: run.isBusy,
    entries: run.entries,
    isStale: run.isStale,
  };
}

/** Tries again where the report was changed meanwhile, but nothing of what is saved: a photo, another field. */
async function saveChanges(
  tripId: number,
  report: ConditionReport,
  changes: Changes,
): Promise<ConditionReports> {
  const { moment, version } = report;
  try {
    return await updateConditionReport(tripId, moment, { ...changes, version });
  } catch (failure) {
    if (!isApiError(failure) || failure.status !== 412) throw failure;
    const current = findReport(await getConditionReports(tripId), moment);
    const fields = Object.keys(changes) as (keyof Changes)[];
    if (!current || fields.some((field) => current[field] !== report[field])) throw failure;
    return updateConditionReport(tripId, moment, { ...changes, version: current.version });
  }
}

export interface UseOwnerCode {
  /** The owner confirms with the code. */
  enter: (code: string) => Promise<boolean | undefined>;
  /** Sends the owner another code. */
  send: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** The code by which the owner confirms on the guest's phone. */
export function useOwnerCode(tripId: number, { moment, version }: ConditionReport): UseOwnerCode {
  const { perform, isBusy, entries } = useReportAction(tripId);
  return {
    enter: (code) => perform(() => confirmForOwner(tripId, moment, { version, code })),
    send: () => perform(() => sendOwnerCode(tripId, moment)),
    isBusy,
    entries,
  };
}

// A report that was changed or closed meanwhile is fetched, so that the page shows it as it is now.
function useReportAction(tripId: number) {
  const store = useStoreConditions(tripId);
  const { mutate } = useSWRConfig();
  const [isStale, setIsStale] = useState(false);
  const { perform, isBusy, error } = useAction(async (call: () => Promise<ConditionReports>) => {
    try {
      await store(await call());
      setIsStale(false);
      return true;
    } catch (failure) {
      const status = isApiError(failure) ? failure.status : undefined;
      setIsStale(status === 412);
      if (status === 412 || status === 405) await mutate(conditionKeys.reports(tripId));
      if (status === 412) return false;
      throw failure;
    }
  });
  return { perform, isBusy, entries: failureEntries(error), isStale };
}
