import { css, keyframes, styled } from 'styled-components';

const slide = keyframes`from { opacity: 0; transform: translateX(24px); }`;
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

/** Looks like a tool, not like the product: the widgets of shared/ui turn near-black inside. */
const toolColours = css`
  --surface: #13231e;
  --fog: #13231e;
  --ink: #e8eee9;
  --ink-2: #a9bdb4;
  --ink-3: #a9bdb4;
  --line: #2a3d36;
  --line-strong: #5f7a6f;
  --pine-50: #1a3029;
  --pine-100: #1d3a30;
  --pine-700: #8fb3a2;
  --pine-900: #e8eee9;
  --stop: #ffb3a3;
  --care: var(--marigold-300);
  --focus: var(--marigold-500);
  --btn-ink: #e8eee9;
  --btn-ground: transparent;
  --btn-edge: #5f7a6f;
  --btn-hover: #1d3a30;
  --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  background: #0a1512;
  color: var(--ink);
`;

export const Launcher = styled.button`
  ${toolColours}
  position: fixed;
  z-index: var(--z-mixer);
  inset: auto auto var(--s4) var(--s4);
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 2.25rem;
  padding: 0 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  box-shadow: var(--sh-2);
  font: 500 var(--t-tiny) / 1.3 var(--mono);
  &:hover {
    background: var(--btn-hover);
  }
  /* Above the bar that pages keep at the bottom of a small screen. */
  @media (max-width: 1023px) {
    bottom: 5.5rem;
  }
`;

export const Panel = styled.div`
  ${toolColours}
  position: fixed;
  z-index: var(--z-mixer);
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: 31rem;
  border-radius: 1rem 0 0 1rem;
  box-shadow: var(--sh-3);
  font-size: 0.9375rem;
  animation: ${slide} var(--m-base) var(--ease);
  &:focus {
    outline: none;
  }
  code {
    font: 500 var(--t-tiny) / 1.3 var(--mono);
  }
  @media (max-width: 639px) {
    inset: 3.5rem 0 0;
    width: auto;
    border-radius: 1rem 1rem 0 0;
    animation-name: ${rise};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border-bottom: 1px solid var(--line);
  h2 {
    color: #fff;
    font: 650 1.125rem/1.3 var(--text);
    letter-spacing: 0;
  }
  h2 + p {
    margin-top: var(--s1);
  }
  > :last-child {
    display: flex;
    gap: var(--s1);
  }
`;

export const Quiet = styled.p`
  color: var(--ink-2);
  font-size: var(--t-tiny);
  line-height: var(--lh-tiny);
`;

export const Middle = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Failed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding: var(--s3) var(--s5);
  border-bottom: 1px solid var(--line);
  > button {
    flex: none;
  }
`;
