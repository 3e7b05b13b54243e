/** Loads the panel of saved searches with its messages. */
export async function loadSavedPanel() {
  return (await import('./load-saved-panel')).loadSavedPanelScreen();
}

/** Loads the recent searches and campers with their messages. */
export async function loadRecent() {
  return (await import(/* webpackChunkName: "recent" */ './load-recent')).loadRecentSection();
}
