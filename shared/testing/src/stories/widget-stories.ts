import type { ReactNode } from 'react';

/** The states of a widget or product component, rendered on its own. */
export interface WidgetStories {
  /** Names of the exported components in the states. */
  widgets: readonly string[];
  /** By name of the state, such as `open`, `disabled` or `with an error`. */
  states: Readonly<Record<string, WidgetState>>;
}

export interface WidgetState {
  show: () => ReactNode;
  /** As in `StateStory`. */
  press?: readonly string[];
}
