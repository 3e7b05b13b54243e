import { styled } from 'styled-components';

import { Card, Lead, onPine, Wrap } from '@campavia/ui';

export const Section = styled(Wrap).attrs({ as: 'section' })`
  margin-top: clamp(3rem, 6vw, 5.5rem);
  > h2 {
    margin-bottom: var(--s6);
  }
`;

export const BandSection = styled(Wrap).attrs({ as: 'section' })`
  max-width: 104rem;
  margin-top: var(--s4);
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
  min-width: 0;
  padding-bottom: var(--s8);
`;

export const BandLead = styled(Lead)`
  margin-top: var(--s4);
  color: var(--pine-200);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s6);
`;

export const Road = styled.div`
  height: 3.25rem;
  border-top: 4px solid var(--pine-700);
  background: repeating-linear-gradient(90deg, var(--marigold-500) 0 44px, transparent 44px 76px) 0 50% / auto
    5px repeat-x #0d261f;
`;

export const FirstQuestionsCard = styled(Card).attrs({ $isPadded: true })`
  display: grid;
  gap: var(--s5);
  grid-template-columns: minmax(0, 1fr);
`;

/** As high as the questions, so that nothing moves when they appear; hidden without scripts. */
export const QuestionsRoom = styled.div`
  @media (scripting: enabled) {
    min-height: 48rem;
    @media (min-width: 600px) {
      min-height: 39rem;
    }
    @media (min-width: 768px) {
      min-height: 28rem;
    }
    @media (min-width: 1200px) {
      min-height: 18.5rem;
    }
  }
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
    flex: none;
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

/** Numbered plates on the dashes of the road: downwards, from lg to the right. */
export const StepList = styled.ol`
  position: relative;
  display: grid;
  gap: var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto 2rem calc(1.125rem - 2px);
    width: 4px;
    background: var(--via-down);
    forced-color-adjust: none;
  }
  > li {
    position: relative;
    padding-inline-start: 3.25rem;
  }
  > li::before {
    counter-increment: step;
    content: counter(step);
    position: absolute;
    z-index: 1;
    inset: -0.2rem auto auto 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 0.5rem;
    background: var(--pine-900);
    color: var(--on-pine);
    font: 650 1.0625rem/1 var(--display);
    box-shadow:
      inset 0 0 0 2px var(--pine-900),
      inset 0 0 0 3px rgb(246 247 241 / 0.75),
      0 0 0 5px var(--paper);
  }
  p {
    margin: 0.25rem 0 0;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
    &::before {
      inset: calc(1.125rem - 4px) 0 auto 0.5rem;
      width: auto;
      height: 4px;
      background: var(--via);
    }
    > li {
      padding: 3.5rem var(--s4) 0 0;
    }
  }
`;

export const TwoColumns = styled.div`
  display: grid;
  gap: var(--s6) var(--s12);
  p + p {
    margin-top: var(--s3);
  }
  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

export const CoverList = styled.ul`
  display: grid;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s3);
    font-weight: 550;
    line-height: 1.45;
  }
  svg {
    flex: none;
    color: var(--pine-700);
  }
`;

/** Amounts under one another; the last line is what the owner receives. */
export const ExampleList = styled.dl`
  margin: var(--s4) 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }
  dt {
    min-width: 0;
  }
  dd {
    flex: none;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  > div:last-child {
    border-bottom: 0;
    font-weight: 650;
  }
`;

export const QuestionList = styled.div`
  max-width: 48rem;
  border-bottom: 1px solid var(--line);
  > details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 3.25rem;
    padding-block: var(--s2);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  p {
    margin: 0;
    padding-bottom: var(--s4);
    color: var(--ink-2);
  }
`;

export const LastSection = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--s4);
`;
