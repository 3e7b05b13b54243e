import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { H3 } from './text';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  padding: var(--s10) var(--s5);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  text-align: center;
  > img,
  > svg {
    width: min(17rem, 80%);
    height: auto;
  }
  > p {
    margin: 0;
    color: var(--ink-2);
    max-width: 34em;
  }
`;

export interface EmptyStateProps {
  /** An illustration, `<img alt="">`. */
  picture?: ReactNode;
  title: ReactNode;
  /** One sentence: what will be shown here. */
  text?: ReactNode;
  /** One action to continue. */
  action?: ReactNode;
  headingAs?: 'h1' | 'h2' | 'h3';
}

/** Shown in place of an empty list, with what to do about it. */
export function EmptyState({ picture, title, text, action, headingAs = 'h3' }: EmptyStateProps) {
  return (
    <Box>
      {picture}
      <H3 as={headingAs}>{title}</H3>
      {text && <p>{text}</p>}
      {action}
    </Box>
  );
}
