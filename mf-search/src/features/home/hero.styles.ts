import { styled } from 'styled-components';

import { Lead, WrapWide } from '@campavia/ui';

export const HeroFrame = styled(WrapWide)`
  position: relative;
  margin-top: var(--s4);
`;

/** The overlay keeps the text readable on any picture. */
export const HeroPicture = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(25rem, 53vw, 41rem);
  border-radius: var(--cab-xl);
  background: var(--pine-100);
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      rgb(246 247 241 / 0.82) 0%,
      rgb(246 247 241 / 0.5) 34%,
      rgb(246 247 241 / 0) 62%
    );
  }
  @media (max-width: 1023px) {
    &::after {
      background: linear-gradient(
        180deg,
        rgb(246 247 241 / 0.86) 0%,
        rgb(246 247 241 / 0.66) 42%,
        rgb(246 247 241 / 0) 66%
      );
    }
  }
  @media (max-width: 767px) {
    height: 33rem;
    img {
      object-position: 82% 100%;
    }
  }
`;

export const HeroText = styled.div`
  position: absolute;
  z-index: 1;
  top: clamp(1.75rem, 4.6vw, 4.25rem);
  inset-inline: calc(var(--gutter) + clamp(1.25rem, 4vw, 4rem)) 1.5rem;
  max-width: 46rem;
  h1 {
    white-space: pre-line;
  }
`;

export const HeroLead = styled(Lead)`
  max-width: 27em;
  margin-top: var(--s4);
  color: var(--pine-900);
  font-weight: 500;
`;

export const FinderPlace = styled.div`
  margin-top: -3.5rem;
  padding-inline: clamp(0.75rem, 4vw, 4rem);
  @media (min-width: 1024px) {
    margin-top: -3.25rem;
  }
`;
