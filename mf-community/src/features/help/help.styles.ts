import { styled } from 'styled-components';

import { Box, Row, Wrap } from '@campavia/ui';

export const HelpPage = styled(Wrap)`
  padding-top: var(--s10);
`;

export const SearchPart = styled.div`
  display: grid;
  gap: var(--s5);
  max-width: 46rem;
  > p {
    min-height: var(--lh-body);
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--ink-2);
  }
  > p > b {
    color: var(--ink);
    font-weight: 650;
  }
`;

export const SearchBox = styled(Box)`
  min-height: var(--h-l);
  padding-right: 0.3rem;
  border-radius: 0.875rem 1.75rem 0.875rem 0.875rem;
  &:has(> input:focus) {
    border-radius: 0.875rem 1.75rem 0.875rem 0.875rem;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    width: 2.75rem;
    min-height: 2.75rem;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s8);
  margin-top: var(--s8);
  @media (min-width: 1024px) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--s16);
    align-items: start;
  }
`;

export const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s10);
`;

export const TopicNav = styled.nav`
  font-size: 0.9375rem;
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.5rem;
    padding: 0.3rem 0.75rem;
    border-inline-start: 4px solid transparent;
    color: var(--ink-2);
    line-height: 1.3;
    text-decoration: none;
  }
  a > svg {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
  }
  a > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  a > span:last-child {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    color: var(--pine-900);
    text-decoration: underline;
  }
  a[aria-current] {
    color: var(--pine-900);
    font-weight: 650;
    border-image: linear-gradient(
        180deg,
        var(--marigold-500) 0 36%,
        transparent 36% 64%,
        var(--marigold-500) 64%
      )
      1;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      text-decoration: underline 3px;
    }
  }
`;

export const WideNav = styled(TopicNav)`
  display: none;
  @media (min-width: 1024px) {
    position: sticky;
    top: 6rem;
    display: block;
    > p {
      margin: 0 0 0.25rem;
      padding-inline-start: 0.9rem;
      color: var(--ink-2);
      font-size: var(--t-small);
      font-weight: 650;
    }
    ol {
      border-inline-start: 1px solid var(--line);
    }
    li {
      margin-inline-start: -2.5px;
    }
  }
`;

export const NarrowNav = styled(TopicNav)`
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--surface);
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: var(--h-m);
    padding: 0 1rem;
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  ol {
    padding: 0 0.25rem 0.75rem;
  }
  a {
    min-height: 2.75rem;
  }
  @media (min-width: 1024px) {
    display: none;
  }
`;

export const TopicSection = styled.section`
  > h2 {
    margin-bottom: var(--s4);
  }
`;

export const QuestionList = styled.div`
  border-top: 1px solid var(--line);
  details {
    border-bottom: 1px solid var(--line);
    scroll-margin-top: 6rem;
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--s4);
    min-height: 3.5rem;
    padding: 0.75rem 0;
    font-weight: 600;
    line-height: 1.35;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--pine-700);
  }
  summary > svg {
    flex: none;
    color: var(--pine-700);
  }
  summary > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
`;

export const Answer = styled.div`
  max-width: var(--measure);
  padding-bottom: var(--s5);
  > * {
    margin: 0;
  }
  > * + * {
    margin-top: var(--s3);
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
  }
  li + li {
    margin-top: var(--s1);
  }
  b {
    font-weight: 650;
  }
`;

export const FoundWord = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline 3px var(--marigold-500);
  text-underline-offset: 0.2em;
  @media (forced-colors: active) {
    text-decoration-color: currentColor;
  }
`;

export const TopicLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: 0.35rem;
  }
`;

export const NoAnswersText = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

export const ContactHead = styled(Row)`
  justify-content: space-between;
  gap: var(--s5) var(--s8);
  > div {
    max-width: 26rem;
  }
`;

export const FactList = styled.ul`
  display: grid;
  gap: var(--s5) var(--s8);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
  }
  svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    color: var(--pine-700);
  }
  b {
    display: block;
    font-weight: 650;
    line-height: 1.35;
  }
  p {
    margin: 0.15rem 0 0;
    color: var(--ink-2);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;
