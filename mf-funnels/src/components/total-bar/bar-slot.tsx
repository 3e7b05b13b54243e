import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';

export interface BarActionProps {
  /** The element that contains the main button, as its last button or link. */
  place: RefObject<HTMLElement | null>;
  /** The same once more. */
  children: ReactNode;
}

/** The right end of the bar with the total, and what draws a main button there: both come with the bar. */
export interface BarSlot {
  end: HTMLElement;
  Action: ComponentType<BarActionProps & { end: HTMLElement }>;
}

/** Null where there is no bar. */
export const BarSlotContext = createContext<BarSlot | null>(null);

/** The main button of a page once more, for the bar. */
export function InBar(props: BarActionProps) {
  const room = useContext(BarSlotContext);
  return room && <room.Action {...props} end={room.end} />;
}
