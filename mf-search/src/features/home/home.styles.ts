import { styled } from 'styled-components';

import { Section } from '../../components/section.styles';

export const FirstSection = styled(Section)`
  margin-top: clamp(2.5rem, 4vw, 3.5rem);
`;

export const FactList = styled.ul`
  display: grid;
  gap: var(--s5) var(--s8);
  grid-template-columns: repeat(auto-fit, minmax(14.5rem, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
  }
  svg {
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
