import type { ComponentType } from 'react';

import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

/** What opens from a button of the header. */
export type MenuName = 'account' | 'help' | 'sister-platform';

export interface MenuProps {
  name: MenuName;
  /** The button that it belongs to. */
  trigger: HTMLElement;
  onClose: () => void;
  /** Opens another one in its place. */
  onOpen: (name: MenuName) => void;
}

export interface Menus {
  Menu: ComponentType<MenuProps & { messages: Messages }>;
  /** The catalogue of the menus. */
  messages: Messages;
}

export type LoadMenus = (site: Site) => Promise<Menus>;
