import { addErrorHandler, removeErrorHandler } from 'single-spa';

import type { FatalErrorsOptions } from './render-error-page';

/** Some errors of single-spa leave a page without content; the next navigation tries its page again. */
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
