import { styled } from 'styled-components';

export const CamperLine = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: var(--s4);
  align-items: center;
  img {
    width: 7rem;
    height: 4.75rem;
    border-radius: var(--r-m);
    object-fit: cover;
  }
`;

export const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  margin-block: var(--s4);
  padding-bottom: var(--s4);
  border-bottom: 1px solid var(--line);
  > hr {
    flex: 1 0 1.5rem;
    width: auto;
  }
  b {
    color: var(--pine-900);
    font: 600 1.25rem/1.2 var(--display);
  }
`;

/** Amounts in rows; the last one is larger. */
export const MoneyLines = styled.dl`
  margin: 0 0 var(--s4);
  font-size: 0.9375rem;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: 0.4rem;
  }
  dd {
    flex: none;
    margin: 0;
    font-weight: 550;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    margin-top: var(--s2);
    padding-top: var(--s3);
    border-top: 1.5px solid var(--pine-900);
    font-weight: 700;
    small {
      display: block;
      min-height: 2.5em;
      color: var(--ink-2);
      font-weight: 450;
    }
    dd {
      font: 700 1.5rem/1.3 var(--display);
    }
  }
`;

/** From here on the button is in the panel; below it is in a bar at the bottom. */
export const WideOnly = styled.div`
  @media (max-width: 1279px) {
    display: none;
  }
`;

/** Steps that are ahead: the first is where one is. */
export const StepList = styled.ol`
  display: grid;
  gap: var(--s4);
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: grid;
    padding-inline-start: 2.5rem;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0.15rem auto auto 0;
    width: 1.1rem;
    height: 1.1rem;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
  }
  li:first-child::before {
    border-color: var(--pine-900);
    background: var(--marigold-500);
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;
