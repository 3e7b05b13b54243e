import { css, styled } from 'styled-components';

/** The search form: cells beside one another from lg, under one another below. */
export const FinderCard = styled.form`
  position: relative;
  z-index: 2;
  display: grid;
  gap: var(--s2);
  padding: var(--s3);
  background: var(--surface);
  border-radius: var(--cab-m);
  box-shadow: var(--sh-3);
  @media (max-width: 1023px) {
    > div + div {
      border-top: 1px solid var(--line);
      padding-top: var(--s2);
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(17.5rem, 1fr);
    align-items: center;
    padding: var(--s3) var(--s4) var(--s3) var(--s3);
    > div + div {
      border-inline-start: 1px solid var(--line);
      padding-inline-start: var(--s2);
    }
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1.2fr) minmax(17.5rem, 1fr) auto;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const TravellersCell = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  min-height: 3.75rem;
  padding: 0.625rem 0.875rem;
  line-height: 1.3;
  > svg {
    margin-inline-end: 0.25rem;
    color: var(--pine-700);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--t-tiny);
    font-weight: 600;
    color: var(--ink-2);
  }
  output {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  output[data-empty] {
    font-weight: 450;
    color: var(--ink-3);
  }
`;

/** Wide enough for place and dates in every language. */
const ownLine = css`
  grid-column: 1 / -1;
  justify-self: end;
`;

export const FinderActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > button {
    flex: 1 1 auto;
  }
  @media (min-width: 1024px) and (max-width: 1279px) {
    ${ownLine}
  }
  @media (min-width: 1280px) and (max-width: 1439px) {
    &:has(> button + button) {
      ${ownLine}
    }
  }
`;
