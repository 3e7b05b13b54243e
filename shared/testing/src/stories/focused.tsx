import { type ReactNode, useEffect, useRef } from 'react';

/** Moves the focus to the first control inside, as the Tab key does, so that a story shows its focus ring. */
export function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('a, button, input')?.focus(), []);
  return <div ref={box}>{children}</div>;
}
