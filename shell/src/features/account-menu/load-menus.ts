import type { Site } from '@campavia/i18n/sites';

import type { Widgets } from '../../layout/header/menus';

import { loadMessages } from './load-messages';
import { Widget } from './header-menu';

/** What opens from the header, with its words. @throws when those cannot be had */
export async function readyWidgets(site: Site): Promise<Widgets> {
  return { Widget, words: await loadMessages(site) };
}
