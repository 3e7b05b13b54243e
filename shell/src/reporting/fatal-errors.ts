import { addErrorHandler, removeErrorHandler } from 'single-spa';

import type { FatalErrorsOptions } from './draw-error-page';

/**
 * What nothing else caught and leaves a page without content leads to the error page, and is reported. The next
 * navigation tries the page it goes to. Returns how to stop that.
 */
export function leadFatalErrors(options: FatalErrorsOptions): () => void {
  function lead(error: Error): void {
    window.reportError(error);
    import('./draw-error-page').then(
      ({ drawErrorPage }) => drawErrorPage(options),
      () => undefined,
    );
  }
  addErrorHandler(lead);
  return () => removeErrorHandler(lead);
}
