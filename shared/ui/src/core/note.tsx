import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from './icon';

const icons = { note: Info, good: Check, care: TriangleAlert, stop: CircleAlert };

export interface NoteProps {
  tone?: keyof typeof icons;
  /** For notes that appear after the page has loaded. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

const Box = styled.div<{ $tone: string }>`
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-radius: var(--r-m);
  background: var(--${(props) => props.$tone}-soft);
  color: var(--ink);
  font-size: 0.9375rem;
  line-height: 1.45;
  > svg {
    margin-top: 0.1rem;
    color: var(--${(props) => props.$tone});
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** A message in the flow of the page. */
export function Note({ tone = 'note', role, children }: NoteProps) {
  return (
    <Box $tone={tone} role={role}>
      <Icon of={icons[tone]} />
      <span>{children}</span>
    </Box>
  );
}
