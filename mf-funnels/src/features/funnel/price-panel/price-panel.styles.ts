import { styled } from 'styled-components';

export const CamperLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
  min-width: 0;
  > img {
    flex: none;
    width: 7rem;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: var(--r-m);
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.125rem;
  }
  p {
    margin: 0.2rem 0 0;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

export const Days = styled.div`
  display: flex;
  /* Long words for a day take a line each. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s3);
  > hr {
    flex: 1;
    max-width: 4rem;
    min-width: 1rem;
  }
  time {
    display: block;
    font: 600 1.125rem/1.3 var(--display);
    letter-spacing: -0.01em;
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;
