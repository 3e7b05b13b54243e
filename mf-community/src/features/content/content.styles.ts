import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  max-width: 48rem;
  margin: var(--s8) 0 var(--s6);
  nav + & {
    margin-top: var(--s5);
  }
`;

export const Trail = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-height: 1.5rem;
  margin-top: var(--s6);
  font-size: var(--t-small);
  > a:not(:last-child)::after {
    content: '/';
    display: inline-block;
    margin-inline-start: var(--s2);
    color: var(--ink-3);
    text-decoration: none;
  }
  @media print {
    display: none;
  }
`;

export const Drawing = styled.img`
  display: block;
  width: 100%;
  height: auto;
  min-height: 12rem;
  aspect-ratio: 5 / 2;
  border-radius: var(--cab-xl);
  object-fit: cover;
  object-position: 50% 80%;
  @media print {
    display: none;
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
  @media print {
    display: block;
  }
`;

export const Prose = styled.article`
  max-width: 66ch;
  overflow-wrap: break-word;
  > * + * {
    margin-top: var(--s4);
  }
  > h2 {
    margin-top: var(--s10);
    scroll-margin-top: 6rem;
  }
  > h3 {
    margin-top: var(--s6);
  }
  ul,
  ol {
    display: grid;
    gap: 0.4rem;
    padding-left: 1.4rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  @media print {
    max-width: none;
    columns: 2;
    column-gap: 10mm;
    > h2 {
      margin-top: var(--s6);
      break-after: avoid;
    }
  }
`;

export const Sections = styled.nav`
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--surface);
  font-size: 0.9375rem;
  > div {
    display: none;
  }
  summary,
  p {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 2.75rem;
    margin: 0;
    padding: 0 1rem;
    font-weight: 650;
  }
  summary {
    cursor: pointer;
  }
  ol {
    margin: 0;
    padding: 0 0.25rem 0.75rem;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.3rem 0.75rem;
    color: var(--ink-2);
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    color: var(--pine-900);
    text-decoration: underline;
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 6rem;
    > details {
      display: none;
    }
    > div {
      display: block;
    }
  }
  @media print {
    display: none;
  }
`;

export const Summary = styled.div`
  padding: var(--s5);
  border-radius: var(--cab-m);
  background: var(--fog);
  ul {
    margin: 0.5rem 0 0;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;

export const FurtherReading = styled.section`
  margin: clamp(3rem, 6vw, 5.5rem) 0 var(--s10);
  @media print {
    display: none;
  }
`;

export const FurtherList = styled.ul`
  display: grid;
  gap: var(--s6);
  margin: var(--s5) 0 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 650;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
