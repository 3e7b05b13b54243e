import { styled } from 'styled-components';

import { sidewaysRail } from '@campavia/parts/rail';
import { Wrap } from '@campavia/ui';

export const Section = styled(Wrap).attrs({ as: 'section' })`
  margin-top: clamp(3.5rem, 7vw, 6.5rem);
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s3) var(--s6);
  margin-bottom: var(--s6);
  p {
    max-width: 40em;
    margin: var(--s2) 0 0;
    color: var(--ink-2);
  }
`;

/** Scrolls sideways below lg; from there its children stand in one row. */
export const Rail = styled.ul<{ $width: string; $gap?: string }>`
  ${sidewaysRail}
  grid-auto-columns: ${(props) => props.$width};
  gap: ${(props) => props.$gap ?? 'var(--s4)'};
  @media (min-width: 1024px) {
    grid-auto-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
