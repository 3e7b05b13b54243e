import { css, styled } from 'styled-components';

import { IconButton, onPine } from '../core';

export const Backdrop = styled.div`
  ${onPine}
  position: fixed;
  z-index: var(--z-modal);
  inset: 0;
  background: var(--pine-950);
  color: var(--on-pine);
  > div {
    height: 100%;
  }
`;

export const Stage = styled.div`
  height: 100%;
  > section {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100%;
    padding: var(--s3) var(--s3) var(--s6);
    outline: 0;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding-inline-start: var(--s2);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const side = {
  start: css`
    inset-inline-start: var(--s3);
  `,
  end: css`
    inset-inline-end: var(--s3);
  `,
};

export const Arrow = styled(IconButton)<{ $side: 'start' | 'end' }>`
  position: absolute;
  top: 50%;
  margin-top: -1.5rem;
  background: rgb(10 31 24 / 0.6);
  ${(props) => side[props.$side]}
`;
