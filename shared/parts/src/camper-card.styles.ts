import { css, styled } from 'styled-components';

import { H3, Photo } from '@campavia/ui';

const ring = css`
  box-shadow:
    0 0 0 2px var(--paper),
    0 0 0 4.5px var(--pine-900);
`;

export const CardPhoto = styled(Photo)`
  transition: box-shadow var(--m-base) var(--ease);
  > span {
    position: absolute;
    inset-inline-start: 0.75rem;
    bottom: 0.75rem;
    max-width: calc(100% - 1.5rem);
  }
`;

export const CardTop = styled.div`
  display: flex;
  gap: 0.75rem;
  justify-content: space-between;
  align-items: baseline;
  min-height: 1.75rem;
  margin-top: 0.75rem;
  > :last-child {
    flex: none;
  }
`;

export const CardTitle = styled(H3)`
  min-width: 0;
  overflow: hidden;
  font-size: 1.125rem;
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--cab-m);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }
`;

/** One line: the facts are truncated before the last word. */
export const CardMeta = styled.p`
  display: flex;
  min-height: calc(0.9375rem * 1.45);
  margin: 0.1rem 0 0;
  color: var(--ink-2);
  font-size: 0.9375rem;
  line-height: 1.45;
  white-space: pre;
  > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  svg {
    display: inline;
    vertical-align: -0.125em;
  }
`;

export const CardPrice = styled.div`
  min-height: calc(1.0625rem * 1.55);
  margin-top: 0.45rem;
  line-height: 1.55;
  container-type: inline-size;
`;

/** Above the link that covers the card, so that the button can be pressed. */
export const WishlistPlace = styled.div`
  position: absolute;
  z-index: var(--z-raised);
  top: 0.75rem;
  inset-inline-start: 0.75rem;
`;

export const CardBox = styled.article`
  position: relative;
  min-width: 0;
  &:hover ${CardPhoto}, &[data-on] ${CardPhoto} {
    ${ring}
  }
  &:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }
  @media (forced-colors: active) {
    &[data-on] ${CardPhoto} {
      outline: 4px solid Highlight;
    }
  }
`;
