import type { ReactNode } from 'react';

import { H3 } from '@campavia/ui';

import { Pairs } from '../details.styles';

export interface TermBlockProps {
  title: string;
  /** Pairs of name and value. */
  lines: readonly (readonly [name: string, value: ReactNode])[];
  /** Over the whole width, for lines that are sentences. */
  isWide?: boolean;
}

/** One heading of the terms with its lines. */
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
