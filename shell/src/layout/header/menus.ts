import type { ComponentType } from 'react';

import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

export type MenuName = 'account' | 'help' | 'sister-platform';

export interface MenuProps {
  name: MenuName;
  trigger: HTMLElement;
  onClose: () => void;
  onOpen: (name: MenuName) => void;
}

export interface Menus {
  Menu: ComponentType<MenuProps & { messages: Messages }>;
  messages: Messages;
}

export type LoadMenus = (site: Site) => Promise<Menus>;
