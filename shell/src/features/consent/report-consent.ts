import { ReportedError } from '../../reporting/reported-error';

export function reportConsent(cause: unknown): void {
  window.reportError(
    new ReportedError('consent', 'The choice of what may be counted did not come', { cause }),
  );
}
