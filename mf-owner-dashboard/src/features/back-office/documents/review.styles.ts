import { css, styled } from 'styled-components';

export const QueueRows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 12rem;
    gap: var(--s4);
    align-items: center;
    min-height: 4.5rem;
    padding-block: var(--s3);
    border-top: 1px solid var(--line);
  }
  > li > :last-child {
    justify-self: end;
  }
  @media (max-width: 767px) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :last-child {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

export const Viewer = styled.section`
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--pine-50);
  overflow: hidden;
`;

export const ViewerTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  padding: var(--s2) var(--s3);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  > span {
    min-width: 3.5rem;
    font-weight: 650;
    text-align: center;
  }
`;

const turned = css<{ $turns: number }>`
  ${({ $turns }) => $turns !== 0 && `transform: rotate(${$turns * 90}deg);`}
`;

/** Keeps its height while pages change, so that nothing moves. */
export const PageFrame = styled.div`
  display: grid;
  height: 34rem;
  max-height: 75vh;
  padding: var(--s4);
  overflow: auto;
`;

/** Two pages side by side, or one. */
export const PageFrames = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  > * + * {
    border-left: 1px solid var(--line);
  }
`;

export const PageImage = styled.img<{ $turns: number; $zoom: number }>`
  ${turned}
  width: ${({ $zoom }) => $zoom * 100}%;
  height: ${({ $zoom }) => $zoom * 100}%;
  margin: auto;
  object-fit: contain;
`;

export const PageThumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  justify-content: center;
  margin: 0;
  padding: var(--s3);
  list-style: none;
  button {
    min-width: 3.5rem;
    min-height: 2.75rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-m);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button[aria-current] {
    border-color: var(--pine-900);
  }
`;

export const NoPicture = styled.div`
  display: grid;
  gap: var(--s3);
  place-content: center;
  justify-items: center;
  padding: var(--s5);
  text-align: center;
`;

export const Known = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 2fr) minmax(0, 3fr);
  gap: var(--s2) var(--s4);
  margin: 0;
  > dt {
    color: var(--ink-2);
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
