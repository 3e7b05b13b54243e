import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';

export interface BarActionProps {
  /** Where the button, or the link that looks like one, itself stands, as the last of its kind. */
  place: RefObject<HTMLElement | null>;
  /** The same once more. */
  children: ReactNode;
}

/** The right end of the bar with the total, and what draws a main button there: both come with the bar. */
export interface BarSlot {
  end: HTMLElement;
  Deed: ComponentType<BarActionProps & { end: HTMLElement }>;
}

/** Null where there is no bar. */
export const BarSlotContext = createContext<BarSlot | null>(null);

/** The main button of a page once more, for the bar. */
export function InBar(props: BarActionProps) {
  const room = useContext(BarSlotContext);
  return room && <room.Deed {...props} end={room.end} />;
}
