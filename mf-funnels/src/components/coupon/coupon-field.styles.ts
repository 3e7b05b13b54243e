import { styled } from 'styled-components';

/** Label, field and error below one another, and the button beside the field whatever is above or below it. */
export const CouponForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--s3);
  padding: 0 0.7rem 0.7rem;
  > div {
    display: contents;
  }
  > div > * {
    grid-column: 1 / -1;
  }
  > div > :has(input) {
    grid-area: 2 / 1;
  }
  > button {
    grid-area: 2 / 2;
    align-self: center;
  }
`;
