import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

/** A drawing of `@campavia/ui/icons`. */
export type IconType = LucideIcon;

const EDGES = { s: '1em', m: '1.25em', l: '1.75rem' } as const;

export interface IconProps {
  /** The drawing, from `@campavia/ui/icons`. */
  of: IconType;
  /** `s` and `m` follow the text beside them, `l` is 28 px with a finer line. */
  size?: keyof typeof EDGES;
}

const Drawing = styled.svg<{ $edge: string; $stroke: number }>`
  flex: none;
  width: ${(props) => props.$edge};
  height: ${(props) => props.$edge};
  stroke-width: ${(props) => props.$stroke};
`;

/** An icon in the house line. Always decoration: the word beside it, or the control's label, says it. */
export function Icon({ of, size = 'm' }: IconProps) {
  return <Drawing as={of} $edge={EDGES[size]} $stroke={size === 'l' ? 1.5 : 1.75} aria-hidden="true" />;
}
