import { styled } from 'styled-components';

export const Months = styled.div`
  display: grid;
  gap: var(--s8);
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Month = styled.div`
  min-width: 0;
  isolation: isolate;
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0 0.25rem;
  }
  th {
    padding: 0.25rem 0 0.25rem;
    border: 0;
    color: var(--ink-3);
    font-size: var(--t-tiny);
    font-weight: 550;
    text-align: center;
  }
  td {
    height: 3rem;
    padding: 0;
    border: 0;
  }
  tbody tr:hover {
    background: none;
  }
`;

export const MonthHead = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: var(--h-s);
  margin-bottom: var(--s3);
  > h3 {
    flex: 1;
    text-align: center;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  > i {
    width: var(--h-s);
  }
`;
