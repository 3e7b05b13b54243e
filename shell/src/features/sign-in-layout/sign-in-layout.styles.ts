import { styled } from 'styled-components';

/** Text on the left, drawing on the right: 5 to 7 from lg on. */
const TEXT_SHARE = 'calc(100% * 5 / 12)';

export const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 31rem;
  min-height: calc(100vh - var(--foot));
  margin-inline: auto;
  padding: var(--s6) var(--gutter);
  > [data-logo] {
    align-self: start;
    font-size: 1.66rem;
  }
  > [data-logo] svg {
    width: 2.4rem;
    height: 2.4rem;
  }
`;

export const Side = styled.div`
  @media (min-width: 1024px) {
    width: ${TEXT_SHARE};
    > ${TextColumn} {
      padding-block: var(--s8);
    }
  }
`;

export const CentredContent = styled.div`
  display: grid;
  gap: var(--s5);
  margin-block: auto;
  padding-block: var(--s10);
`;

export const Head = styled.div`
  display: grid;
  gap: var(--s2);
  color: var(--ink-2);
`;

export const SideImage = styled.div`
  display: none;
  @media (min-width: 1024px) {
    display: block;
    position: fixed;
    inset-block: var(--s4);
    inset-inline: ${TEXT_SHARE} var(--s4);
    border-radius: var(--cab-xl);
    background: var(--fog);
    overflow: hidden;
    > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    > span {
      position: absolute;
      inset-inline-start: var(--s8);
      bottom: var(--s8);
      font-size: 0.875rem;
    }
  }
  @media print {
    display: none;
  }
`;

/** A line with a word in its middle. */
export const LabelledDivider = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  color: var(--ink-3);
  font-size: var(--t-small);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
