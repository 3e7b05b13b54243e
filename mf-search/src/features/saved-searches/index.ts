/** Fetches the panel of saved searches with its words. */
export async function loadSavedPanel() {
  return (await import('./open-saved')).openSaved();
}

/** Fetches what shows where somebody left off, with its words. */
export async function loadRecent() {
  return (await import(/* webpackChunkName: "lately" */ './open-lately')).openLately();
}
