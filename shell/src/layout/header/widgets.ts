import type { ComponentType } from 'react';

import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';

/** What opens from a button of the header. */
export type WidgetName = 'account' | 'help' | 'sister-platform';

export interface WidgetProps {
  name: WidgetName;
  /** The button that it belongs to. */
  trigger: HTMLElement;
  onClose: () => void;
  /** Opens another one in its place. */
  onOpen: (name: WidgetName) => void;
}

export interface Widgets {
  Widget: ComponentType<WidgetProps & { words: Messages }>;
  /** The widgets' own catalogue. */
  words: Messages;
}

export type LoadWidgets = (site: Site) => Promise<Widgets>;
