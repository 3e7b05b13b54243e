import { styled } from 'styled-components';

export const List = styled.ul`
  position: absolute;
  z-index: var(--z-panel);
  inset: calc(100% + 0.4rem) 0 auto 0;
  min-width: min(20rem, 100%);
  max-height: min(24rem, 60vh);
  margin: 0;
  padding: 0.375rem;
  overflow-y: auto;
  list-style: none;
  background: var(--surface);
  border-radius: var(--r-l);
  box-shadow: var(--sh-3);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border-radius: var(--r-m);
  line-height: 1.35;
  cursor: pointer;
  &[data-active] {
    background: var(--pine-100);
  }
  > svg {
    color: var(--ink-2);
  }
  > span + svg {
    margin-inline-start: auto;
    color: var(--pine-900);
  }
  b {
    margin-inline-end: 0.35em;
    font-weight: 650;
  }
  small {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
  mark {
    background: none;
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--marigold-500);
    text-decoration-thickness: 3px;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
    }
  }
`;

export const EmptyLine = styled.li`
  padding: 0.625rem 0.75rem;
  color: var(--ink-2);
  font-size: var(--t-small);
`;
