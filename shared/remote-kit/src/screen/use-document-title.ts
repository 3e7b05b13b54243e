import { useEffect } from 'react';

/**
 * Sets the document's title while a screen is shown. The shell announces it.
 *
 * @param title the whole title (see `pageTitle`); undefined while it is not known
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
