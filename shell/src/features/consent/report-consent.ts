import { ReportedError } from '../../reporting/reported-error';

/** Reports that the consent bar or dialog failed to load; the visitor sees no error. */
export function reportConsent(cause: unknown): void {
  window.reportError(
    new ReportedError('consent', 'The choice of what may be counted did not come', { cause }),
  );
}
