import { reportListing } from '@campavia/api-client';
import { errorEntries, isApiError } from '@campavia/api-client/core';
import type { ReportListing } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export function useReportListing(id: number) {
  const { perform, isBusy, error } = useAction(async (form: ReportListing) => {
    await reportListing(id, form);
    return true;
  });
  return { report: perform, isBusy, problem: error && toProblem(error) };
}

function toProblem(error: Error): { text?: string } {
  return (isApiError(error) && errorEntries(error)[0]) || {};
}
