import { reportListing } from '@campavia/api-client';
import { errorEntries, isApiError } from '@campavia/api-client/core';
import type { ReportListing } from '@campavia/contracts';
import { useDeed } from '@campavia/remote-kit';

/** Reports a camper's page to the support team. */
export function useReportListing(id: number) {
  const { perform, isBusy, error } = useDeed(async (form: ReportListing) => {
    await reportListing(id, form);
    return true;
  });
  return { report: perform, isBusy, problem: error && toProblem(error) };
}

/** The text of the api, if it has one for the user. */
function toProblem(error: Error): { text?: string } {
  return (isApiError(error) && errorEntries(error)[0]) || {};
}
