import { css, styled } from 'styled-components';

const headingLook = css`
  font-family: var(--display);
  font-weight: 560;
  letter-spacing: -0.022em;
  text-wrap: balance;
  hyphens: manual;
  overflow-wrap: break-word;
  color: var(--heading, var(--pine-900));
  margin: 0;
  &:lang(de),
  &:lang(nl) {
    hyphens: auto;
  }
`;

/** The largest heading: home, not found, earnings. */
export const Hero = styled.h1`
  ${headingLook}
  font-size: var(--t-hero);
  line-height: var(--lh-hero);
  letter-spacing: -0.032em;
  font-weight: 600;
`;

/** One per page. */
export const H1 = styled.h1`
  ${headingLook}
  font-size: var(--t-h1);
  line-height: var(--lh-h1);
`;

export const H2 = styled.h2`
  ${headingLook}
  font-size: var(--t-h2);
  line-height: var(--lh-h2);
`;

export const H3 = styled.h3`
  ${headingLook}
  font-size: var(--t-h3);
  line-height: var(--lh-h3);
  letter-spacing: -0.015em;
  font-weight: 600;
`;

/** The introductory paragraph under an h1. */
export const Lead = styled.p`
  margin: 0;
  font-size: var(--t-lead);
  line-height: var(--lh-lead);
  color: var(--ink-2);
  max-width: var(--measure);
  text-wrap: pretty;
`;

type Tone = { $tone?: 'ink' | 'soft' | 'faint' };
const inks = { ink: 'inherit', soft: 'var(--ink-2)', faint: 'var(--ink-3)' };
const inkOf = (props: Tone) => inks[props.$tone ?? 'ink'];

export const Text = styled.p<Tone>`
  margin: 0;
  color: ${inkOf};
  text-wrap: pretty;
`;

/** 14 px; a `<span>` unless `as` is given. */
export const Small = styled.span<Tone>`
  margin: 0;
  font-size: var(--t-small);
  line-height: var(--lh-small);
  color: ${inkOf};
`;

/** 13 px, the smallest text there is. */
export const Tiny = styled.span<Tone>`
  margin: 0;
  font-size: var(--t-tiny);
  line-height: var(--lh-tiny);
  color: ${inkOf};
`;

export const Strong = styled.b`
  font-weight: 650;
`;
