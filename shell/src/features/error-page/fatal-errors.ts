import { addErrorHandler, removeErrorHandler } from 'single-spa';

import type { FatalErrorsOptions } from './render-error-page';

/**
 * Shows and reports the error page for errors of single-spa that leave a page without content. The next
 * navigation tries its page again.
 * @returns a function that stops this
 */
export function showFatalErrors(options: FatalErrorsOptions): () => void {
  function lead(error: Error): void {
    window.reportError(error);
    import('./render-error-page').then(
      ({ renderErrorPage }) => renderErrorPage(options),
      () => undefined,
    );
  }
  addErrorHandler(lead);
  return () => removeErrorHandler(lead);
}
