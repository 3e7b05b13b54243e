/** Reading the property throws where the browser blocks storage. */
export function tabStorage(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
