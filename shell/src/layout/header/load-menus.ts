import type { LoadMenus, Menus } from './menus';

/** After a failure the next call tries again. */
export function createMenuLoader(fetchMenus: LoadMenus): LoadMenus {
  let menus: Promise<Menus> | undefined;
  return function loadMenus(site) {
    menus ??= fetchMenus(site);
    menus.catch(() => {
      menus = undefined;
    });
    return menus;
  };
}
