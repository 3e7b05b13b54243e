import type { ReactNode } from 'react';

import { H3 } from '@campavia/ui';

import { Pairs } from '../details.styles';

export interface TermBlockProps {
  title: string;
  lines: readonly (readonly [name: string, value: ReactNode])[];
  isWide?: boolean;
}

export function TermBlock({ title, lines, isWide }: TermBlockProps) {
  return (
    <div data-wide={isWide}>
      <H3>{title}</H3>
      <Pairs>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Pairs>
    </div>
  );
}
