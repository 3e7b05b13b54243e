import type { FailedCall } from '../data/error-reports/describe-failed-call';

import type { ReporterOptions, Reports } from './page-reports';

export interface Reporter {
  failedCall(failure: FailedCall): void;
  /** A kind of the error catalogue, such as `not_staff` or `invalid_routing`. */
  report(kind: string, message: string): void;
}

/** The code that sends reports loads with the first error. */
export function createReporter(options: ReporterOptions): Reporter {
  const { window } = options;
  let coming: Promise<Reports | undefined> | undefined;

  function withReports(use: (reports: Reports) => void): void {
    coming ??= import('./page-reports').then(
      ({ createReports }) => createReports(options),
      () => (coming = undefined),
    );
    void coming.then((reports) => reports && use(reports));
  }

  window.addEventListener('error', ({ error, message }) => {
    withReports((reports) => reports.thrown(error ?? message));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    withReports((reports) => reports.rejected(reason));
  });
  return {
    failedCall: (failure) => withReports((reports) => reports.failedCall(failure)),
    report: (kind, message) => withReports((reports) => reports.reported({ kind, message })),
  };
}
