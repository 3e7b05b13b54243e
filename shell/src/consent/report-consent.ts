import { ReportedError } from '../reporting/reported-error';

/** The bar or the panel did not come: the reader is told nothing, those who look after the product are. */
export function reportConsent(cause: unknown): void {
  window.reportError(
    new ReportedError('consent', 'The choice of what may be counted did not come', { cause }),
  );
}
