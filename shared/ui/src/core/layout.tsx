import { styled } from 'styled-components';

/** Content column of 1280 px with the gutters of the page. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Column of 1664 px for search, the page layout and dashboards. */
export const WrapWide = styled(Wrap)`
  max-width: 104rem;
`;

/** Space steps of the tokens, `1` = 4 px to `24` = 96 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** A column with equal gaps. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: var(--s${(props) => props.$gap ?? 4});
  min-width: 0;
`;

interface RowProps {
  $gap?: Space;
  $align?: 'center' | 'baseline' | 'start' | 'end';
  $justify?: 'start' | 'between' | 'end';
  $noWrap?: boolean;
}

const justify = { start: 'flex-start', between: 'space-between', end: 'flex-end' };

/** A row with equal gaps, wrapping by default. */
export const Row = styled.div<RowProps>`
  display: flex;
  align-items: ${(props) => props.$align ?? 'center'};
  justify-content: ${(props) => justify[props.$justify ?? 'start']};
  gap: var(--s${(props) => props.$gap ?? 3});
  flex-wrap: ${(props) => (props.$noWrap ? 'nowrap' : 'wrap')};
  min-width: 0;
`;

/** Text for screen readers. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The first focusable link of every page; visible only while focused. */
export const SkipLink = styled.a`
  position: absolute;
  left: -999px;
  z-index: var(--z-toast);
  &:focus {
    left: var(--s4);
    top: var(--s4);
    padding: 0.75rem 1rem;
    border-radius: var(--r-m);
    background: var(--pine-900);
    color: var(--on-pine);
    font-weight: 650;
  }
`;
