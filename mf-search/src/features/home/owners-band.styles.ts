import { styled } from 'styled-components';

import { Lead, onPine } from '@campavia/ui';

import { Section } from '../../components/section.styles';

export const BandSection = styled(Section)`
  max-width: 104rem;
`;

/** Pine background; `Road` draws the line at its lower edge. */
export const Band = styled.div`
  ${onPine}
  --heading: var(--on-pine);
  overflow: hidden;
  border-radius: var(--cab-xl);
  background: var(--pine-900);
  color: var(--on-pine);
  > div:first-child {
    display: grid;
    gap: var(--s8);
    padding: clamp(1.75rem, 5vw, 4.5rem) clamp(1.25rem, 4.5vw, 4.5rem) 0;
  }
  h2 {
    font-size: var(--t-h1);
    line-height: var(--lh-h1);
    white-space: pre-line;
  }
  img {
    display: block;
    width: 100%;
    max-width: 36rem;
    height: auto;
    margin: 0 auto -4px;
  }
  @media (min-width: 1024px) {
    > div:first-child {
      grid-template-columns: 1.05fr 1fr;
      align-items: end;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const BandText = styled.div`
  align-self: center;
  padding-bottom: var(--s8);
  > a {
    margin-top: var(--s6);
  }
`;

export const BandLead = styled(Lead)`
  margin-top: var(--s4);
  color: var(--pine-200);
`;

export const Road = styled.div`
  height: 3.25rem;
  border-top: 4px solid var(--pine-700);
  background: repeating-linear-gradient(90deg, var(--marigold-500) 0 44px, transparent 44px 76px) 0 50% / auto
    5px repeat-x #0d261f;
`;
