import { css, keyframes, styled } from 'styled-components';

export interface CardStyleProps {
  /** Adds a shadow; one card per page. */
  $isLifted?: boolean;
  $isPadded?: boolean;
  /** The large corner at the top right; not for nested boxes. */
  $isCab?: boolean;
}

const padded = css`
  padding: var(--s5);
  @media (min-width: 768px) {
    padding: var(--s6);
  }
`;

/** A white box with a thin border, for interactive content only. */
export const Card = styled.div<CardStyleProps>`
  background: var(--surface);
  border: 1px solid ${(props) => (props.$isLifted ? 'transparent' : 'var(--line)')};
  border-radius: ${(props) => (props.$isCab ? 'var(--cab-m)' : 'var(--r-l)')};
  ${(props) => props.$isLifted && 'box-shadow: var(--sh-2);'}
  ${(props) => props.$isPadded && padded}
`;

/** A picture of 3:2 with the large corner; its space is reserved while it loads. */
export const Photo = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--cab-m);
  background: var(--fog);
  aspect-ratio: 3 / 2;
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A thin line between two parts of a card. */
export const Rule = styled.hr`
  border: 0;
  border-top: 1px solid var(--line);
  margin: var(--s5) 0;
`;

/** A divider that looks like the dashes of a road; once per page. */
export const RoadDivider = styled.hr<{ $isFull?: boolean }>`
  height: 4px;
  width: ${(props) => (props.$isFull ? '100%' : '6.25rem')};
  margin: 0;
  border: 0;
  border-radius: 2px;
  background: var(--via);
  forced-color-adjust: none;
`;

const shine = keyframes`from { background-position: 100% 0; } to { background-position: -50% 0; }`;
const appear = keyframes`from { opacity: 0; }`;

export interface SkeletonStyleProps {
  $width?: string;
  $height?: string;
  $ratio?: string;
  $radius?: string;
}

/** A loading placeholder. It takes its space at once and becomes visible after 120 ms. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<SkeletonStyleProps>`
  width: ${(props) => props.$width ?? '100%'};
  height: ${(props) => props.$height ?? 'auto'};
  aspect-ratio: ${(props) => props.$ratio ?? 'auto'};
  border-radius: ${(props) => props.$radius ?? 'var(--r-s)'};
  background: linear-gradient(90deg, #e2e7dc 25%, #eff2ea 50%, #e2e7dc 75%) 0 0 / 300% 100%;
  animation:
    ${shine} 1.6s linear infinite,
    ${appear} 1ms 120ms backwards;
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 120ms backwards;
  }
`;
