import type { ReactNode } from 'react';

/** The states of a widget or product component, each drawn by itself. */
export interface WidgetStories {
  /** Names of the exported components that the states show. */
  widgets: readonly string[];
  /** By name of the state, `open`, `disabled`, `with an error`. */
  states: Readonly<Record<string, WidgetState>>;
}

export interface WidgetState {
  show: () => ReactNode;
  /** As in `StateStory`. */
  press?: readonly string[];
}
