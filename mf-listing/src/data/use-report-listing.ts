import { reportListing } from '@campavia/api-client';
import { errorEntries, isApiError } from '@campavia/api-client/core';
import type { ReportListing } from '@campavia/contracts';
import { useDeed } from '@campavia/remote-kit';

/** Telling the support team what is wrong with a camper's page. */
export function useReportListing(id: number) {
  const { perform, isBusy, error } = useDeed(async (form: ReportListing) => {
    await reportListing(id, form);
    return true;
  });
  return { report: perform, isBusy, problem: error && problemOf(error) };
}

/** In the words of the api, where it has any for the reader. */
function problemOf(error: Error): { text?: string } {
  return (isApiError(error) && errorEntries(error)[0]) || {};
}
