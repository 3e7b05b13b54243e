// The function below is inlined into the document as text: it may use only browser APIs.

/**
 * Moves the focus to the content without changing the address: once a document is loaded, browsers focus the target of
 * its address again, away from a field that was focused since.
 */
export function followSkipLink({ document }: Window): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches('a.skip')) return;
    event.preventDefault();
    document.getElementById('main')?.focus();
  });
}
