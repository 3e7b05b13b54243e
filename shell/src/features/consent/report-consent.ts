import { ReportedError } from '../../reporting/reported-error';

export function reportConsent(cause: unknown): void {
  window.reportError(new ReportedError('consent', 'The consent dialog failed to load', { cause }));
}
