import { css, styled } from 'styled-components';

const road = css`
  content: '';
  width: clamp(0.75rem, 3vw, 3rem);
  height: 4px;
  margin-inline: 0.25rem;
  border-radius: 2px;
`;

const short = css`
  gap: 0.35rem;
  > li,
  a {
    gap: 0.35rem;
  }
  > li:not(:last-child)::after {
    width: 0.75rem;
    margin: 0;
  }
`;

/** The steps as a road with its middle line: yellow up to the current step. */
export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--ink-3);
    font-size: 0.9375rem;
    font-weight: 550;
    white-space: nowrap;
  }
  > li:not(:last-child)::after {
    ${road}
    background: repeating-linear-gradient(90deg, var(--line-strong) 0 8px, transparent 8px 14px);
  }
  > li[data-done] {
    color: var(--ink-2);
  }
  > li[data-done]:not(:last-child)::after {
    background: repeating-linear-gradient(90deg, var(--marigold-500) 0 8px, transparent 8px 14px);
  }
  > li[aria-current] {
    color: var(--pine-900);
    font-weight: 700;
  }
  a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  /* The longest way leaves room for what stands at its end. */
  @media (min-width: 1280px) {
    &:has(> :nth-child(8)) {
      ${short}
    }
  }
  @media (max-width: 1279px) {
    ${short}
    > li:not([aria-current]) [data-name] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 479px) {
    gap: 0.25rem;
    > li,
    a {
      gap: 0.25rem;
    }
    > li:not(:last-child)::after {
      width: 0.4rem;
    }
  }
  @media (max-width: 379px) {
    > li::after {
      display: none;
    }
  }
  /* The longest way still fits one line of a telephone. */
  @media (max-width: 429px) {
    &:has(> :nth-child(8)) > li::after {
      display: none;
    }
  }
`;

export const StepNumber = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 0.45rem;
  background: var(--fog);
  font-size: 0.875rem;
  font-weight: 650;
  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 3;
  }
  @media (max-width: 479px) {
    width: 1.5rem;
    height: 1.5rem;
  }
  [aria-current] > & {
    background: var(--pine-900);
    color: var(--on-pine);
  }
  [data-done] & {
    background: var(--pine-100);
    color: var(--pine-800);
  }
`;
