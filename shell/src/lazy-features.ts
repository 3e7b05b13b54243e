import type { RemoteModule } from '@campavia/remote-kit';

import type { LayoutFeatures } from './layout/render-layout';

/** Each feature is a chunk of its own, loaded on first use. */
export const layoutFeatures: LayoutFeatures = {
  async fetchMenus(site) {
    const { loadMenus } = await import('./features/account-menu/load-menus');
    return loadMenus(site);
  },
  async showActingBar() {
    const { showActing } = await import('./features/account-menu/acting/show-acting-bar');
    await showActing();
  },
  async fetchFooter(document) {
    const { renderFooter } = await import('./features/footer/render-footer');
    await renderFooter(document);
  },
  async fetchSide(document) {
    const { renderSideNavigation } = await import('./features/side-navigation/render-side-navigation');
    await renderSideNavigation(document);
  },
  async nameField(site, field) {
    const { nameField } = await import('./features/field-names/name-field');
    return nameField(site, field);
  },
};

export async function loadOwnPages(): Promise<RemoteModule> {
  const { shellRemote } = await import('./remote');
  return shellRemote;
}
