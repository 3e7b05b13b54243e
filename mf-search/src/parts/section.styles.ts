import { styled } from 'styled-components';

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
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${(props) => props.$width};
  gap: ${(props) => props.$gap ?? 'var(--s4)'};
  margin: 0 calc(-1 * var(--gutter));
  padding: 0.375rem var(--gutter);
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  @media (min-width: 1024px) {
    grid-auto-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
