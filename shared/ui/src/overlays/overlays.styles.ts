import { keyframes, styled } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(0.5rem); }`;
const slide = keyframes`from { opacity: 0; transform: translateX(24px); }`;

/** Dims the page behind a dialog. */
export const Backdrop = styled.div`
  position: fixed;
  z-index: var(--z-modal);
  inset: var(--bar, 0px) 0 0;
  display: grid;
  overflow-y: auto;
  background: rgb(10 31 24 / 0.55);
  animation: ${fade} var(--m-base) var(--ease);
  > * {
    outline: 1px solid transparent; /* visible with forced colours */
  }
`;

export const Window = styled.div<{ $width?: 'question' | 'table' }>`
  place-self: center;
  width: min(${(props) => (props.$width === 'table' ? '46rem' : '30rem')}, calc(100vw - 2rem));
  margin-block: var(--s4);
  padding: var(--s6);
  background: var(--surface);
  border-radius: var(--cab-l);
  box-shadow: var(--sh-3);
  animation: ${rise} var(--m-base) var(--ease);
  > section {
    outline: 0;
  }
`;

/** Buttons of a dialog: at the end on wide windows; stacked on narrow ones, the safe one last. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s3);
  margin-top: var(--s5);
  @media (max-width: 639px) {
    flex-direction: column-reverse;
    > * {
      width: 100%;
    }
  }
`;

export const Panel = styled.div`
  justify-self: end;
  width: min(100vw, clamp(20rem, 88vw, 25rem));
  height: max-content;
  min-height: 100%;
  padding: var(--s5);
  background: var(--surface);
  animation: ${slide} var(--m-slow) var(--ease);
  > section {
    outline: 0;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-bottom: var(--s3);
`;

export const Sheet = styled.div`
  max-width: calc(100vw - 2rem);
  overflow: auto;
  background: var(--surface);
  border-radius: var(--r-l);
  box-shadow: var(--sh-3);
  animation: ${rise} var(--m-base) var(--ease);
  > section {
    padding: var(--s5);
    outline: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const MenuList = styled.ul`
  min-width: 13rem;
  margin: 0;
  padding: 0.375rem;
  list-style: none;
`;

export const MenuLine = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: var(--r-m);
  background: none;
  color: var(--ink);
  font: 550 1rem/1.35 var(--text);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &:focus {
    background: var(--pine-100);
  }
  &[aria-checked='true'] {
    color: var(--pine-900);
    font-weight: 650;
  }
  > svg:last-child {
    margin-inline-start: auto;
  }
`;
