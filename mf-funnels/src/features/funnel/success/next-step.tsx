import type { ReactNode } from 'react';

export interface NextStepProps {
  title: string;
  children: ReactNode;
}

export function NextStep({ title, children }: NextStepProps) {
  return (
    <li>
      <b>{title}</b>
      <p>{children}</p>
    </li>
  );
}
