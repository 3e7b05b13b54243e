import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { conditionKeys, confirmForOwner, sendOwnerCode } from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { ConditionReport, ConditionReports, UpdateConditionReport } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { findReport } from '../../rules/conditions/condition-progress';
import { CONDITION_CALLS, type ReportsOf } from './condition-calls';
import { useStoreConditions } from './use-conditions';

export type ReportEntries = Omit<UpdateConditionReport, 'version'>;

export interface UseConditionReport {
  save: (changes: ReportEntries) => Promise<boolean | undefined>;
  confirm: () => Promise<boolean | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
  /** Entries that were not saved because the other side changed the report first; it was loaded again. */
  stale: StaleEntry | undefined;
}

export interface StaleEntry {
  /** Undefined if a confirmation was refused. */
  changes: ReportEntries;
  /** Keeps the entry of the other side. */
  dismiss: () => void;
}

/** Edits and confirms a report for one side. */
export function useConditionReport(of: ReportsOf, report: ConditionReport): UseConditionReport {
  const { moment, version } = report;
  const run = useReportAction(of);
  return {
    save: (changes) => run.perform(() => saveChanges(of, report, changes), changes),
    confirm: () => run.perform(() => CONDITION_CALLS[of.side].confirm(of.bookingId, moment, version)),
    isBusy: run.isBusy,
    entries: run.entries,
    stale: run.stale,
  };
}

/** Retries if the report was changed meanwhile in other fields. */
async function saveChanges(
  { bookingId, side }: ReportsOf,
  report: ConditionReport,
  changes: ReportEntries,
): Promise<ConditionReports> {
  const { moment, version } = report;
  const { read, update } = CONDITION_CALLS[side];
  try {
    return await update(bookingId, moment, { ...changes, version });
  } catch (failure) {
    if (!isApiError(failure) || failure.status !== 412) throw failure;
    const current = findReport(await read(bookingId), moment);
    const fields = Object.keys(changes) as (keyof ReportEntries)[];
    if (!current || fields.some((field) => String(current[field]) !== String(report[field]))) throw failure;
    return update(bookingId, moment, { ...changes, version: current.version });
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
export function useOwnerCode(bookingId: number, { moment, version }: ConditionReport): UseOwnerCode {
  const { perform, isBusy, entries } = useReportAction({ bookingId, side: 'guest' });
  return {
    enter: (code) => perform(() => confirmForOwner(bookingId, moment, { version, code })),
    send: () => perform(() => sendOwnerCode(bookingId, moment)),
    isBusy,
    entries,
  };
}

// Reloads a report that was changed or closed meanwhile.
function useReportAction(of: ReportsOf) {
  const store = useStoreConditions(of);
  const { mutate } = useSWRConfig();
  const [refused, setRefused] = useState<ReportEntries>();
  const { perform, isBusy, error } = useAction(
    async (call: () => Promise<ConditionReports>, changes: ReportEntries = {}) => {
      try {
        await store(await call());
        setRefused(undefined);
        return true;
      } catch (failure) {
        const status = isApiError(failure) ? failure.status : undefined;
        setRefused(status === 412 ? changes : undefined);
        if (status === 412 || status === 405) await mutate(conditionKeys.reports(of.bookingId, of.side));
        if (status === 412) return false;
        throw failure;
      }
    },
  );
  const stale = refused && { changes: refused, dismiss: () => setRefused(undefined) };
  return { perform, isBusy, entries: failureEntries(error), stale };
}
