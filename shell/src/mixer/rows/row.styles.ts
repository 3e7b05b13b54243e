import { styled } from 'styled-components';

export const Row = styled.li<{ $isChanged: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12.5rem;
  align-items: center;
  gap: 0.35rem 0.75rem;
  padding: 0.75rem var(--s5);
  border-bottom: 1px solid var(--line);
  ${(props) => props.$isChanged && 'background: #13261f; box-shadow: inset 3px 0 0 var(--marigold-500);'}
  > p,
  > div {
    grid-column: 1 / -1;
  }
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr) clamp(9.75rem, 46vw, 11.25rem);
    padding-inline: var(--s4);
  }
  @media (forced-colors: active) {
    ${(props) => props.$isChanged && 'border-inline-start: 3px solid Highlight;'}
  }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const SHAPES = {
  runs: 'background: #6fce8f; border-radius: 50%;',
  'fell-back': 'background: var(--marigold-500); border-radius: 2px;',
  'not-taken': 'background: #ff8d78; clip-path: polygon(50% 0, 100% 100%, 0 100%);',
};

/** Circle, square or triangle: the shape says it as well as the colour. */
export const Lamp = styled.span<{ $light: keyof typeof SHAPES }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  forced-color-adjust: none;
  ${(props) => SHAPES[props.$light]}
`;

export const NoteLine = styled.p<{ $tone: 'plain' | 'care' | 'stop' }>`
  color: ${(props) => (props.$tone === 'plain' ? 'var(--ink-2)' : `var(--${props.$tone})`)};
  font-size: var(--t-tiny);
  line-height: 1.4;
  overflow-wrap: anywhere;
  > span:not([lang])::before {
    content: ' · ';
  }
`;
