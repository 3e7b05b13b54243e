import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';

export interface DeedProps {
  /** Where the button, or the link that looks like one, itself stands, as the last of its kind. */
  place: RefObject<HTMLElement | null>;
  /** The same once more. */
  children: ReactNode;
}

/** The right end of the bar with the total, and what draws a main button there: both come with the bar. */
export interface BarRoom {
  end: HTMLElement;
  Deed: ComponentType<DeedProps & { end: HTMLElement }>;
}

/** Null where there is no bar. */
export const BarEnd = createContext<BarRoom | null>(null);

/** The main button of a page once more, for the bar. */
export function InBar(props: DeedProps) {
  const room = useContext(BarEnd);
  return room && <room.Deed {...props} end={room.end} />;
}
