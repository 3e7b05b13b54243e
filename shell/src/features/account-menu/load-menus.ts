import type { Site } from '@campavia/i18n/sites';

import type { Menus } from '../../layout/header/menus';

import { loadMessages } from './load-messages';
import { HeaderMenu } from './header-menu';

/** @throws when the messages cannot be loaded */
export async function loadMenus(site: Site): Promise<Menus> {
  return { Menu: HeaderMenu, messages: await loadMessages(site) };
}
