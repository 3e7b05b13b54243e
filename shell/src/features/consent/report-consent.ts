import { ReportedError } from '../../reporting/reported-error';

export function reportConsent(cause: unknown): void {
  window.reportError(new ReportedError('consent', 'The dialog failed to load', { cause }));
}
