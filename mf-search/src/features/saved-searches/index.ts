export async function loadSavedPanel() {
  return (await import('./load-saved-panel')).loadSavedPanelScreen();
}

export async function loadRecent() {
  return (await import(/* webpackChunkName: "recent" */ './load-recent')).loadRecentSection();
}
