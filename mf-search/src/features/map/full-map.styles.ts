import { styled } from 'styled-components';

/** The map that fills the screen. */
export const FullDialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
`;

export const FullHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 3.5rem;
  padding: 0.375rem var(--gutter);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  > b {
    min-width: 0;
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
