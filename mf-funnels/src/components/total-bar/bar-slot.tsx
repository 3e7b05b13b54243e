import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';

export interface BarActionProps {
  /** The element that contains the main button, as its last button or link. */
  place: RefObject<HTMLElement | null>;
  /** A copy of the main button. */
  children: ReactNode;
}

export interface BarSlot {
  end: HTMLElement;
  Action: ComponentType<BarActionProps & { end: HTMLElement }>;
}

export const BarSlotContext = createContext<BarSlot | null>(null);

export function InBar(props: BarActionProps) {
  const slot = useContext(BarSlotContext);
  return slot && <slot.Action {...props} end={slot.end} />;
}
