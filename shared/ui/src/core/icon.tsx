import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

/** An icon of `@campavia/ui/icons`. */
export type IconType = LucideIcon;

const EDGES = { s: '1em', m: '1.25em', l: '1.75rem' } as const;

export interface IconProps {
  /** The icon, from `@campavia/ui/icons`. */
  of: IconType;
  /** `s` and `m` follow the text beside them, `l` is 28 px with a finer line. */
  size?: keyof typeof EDGES;
}

const Svg = styled.svg<{ $edge: string; $stroke: number }>`
  flex: none;
  width: ${(props) => props.$edge};
  height: ${(props) => props.$edge};
  stroke-width: ${(props) => props.$stroke};
`;

/** An icon. Always decorative: the text beside it or the label of the control has the meaning. */
export function Icon({ of, size = 'm' }: IconProps) {
  return <Svg as={of} $edge={EDGES[size]} $stroke={size === 'l' ? 1.5 : 1.75} aria-hidden="true" />;
}
