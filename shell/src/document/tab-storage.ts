/** The storage of this tab; undefined where the reader's browser gives none. */
export function tabStorage(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
