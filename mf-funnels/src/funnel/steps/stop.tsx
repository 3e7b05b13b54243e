import type { ReactNode } from 'react';

export interface StopProps {
  title: string;
  children: ReactNode;
}

/** One of the things that follow. */
export function Stop({ title, children }: StopProps) {
  return (
    <li>
      <b>{title}</b>
      <p>{children}</p>
    </li>
  );
}
