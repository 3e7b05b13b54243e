import { useEffect } from 'react';

/**
 * Sets the document's title while a screen is shown; the shell announces it.
 *
 * @param title complete (see `pageTitle`); undefined while unknown
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
