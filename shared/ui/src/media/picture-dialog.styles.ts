import { styled } from 'styled-components';

export const Backdrop = styled.div`
  position: fixed;
  z-index: var(--z-modal);
  inset: var(--bar, 0px) 0 0;
  display: grid;
  overflow-y: auto;
  background: rgb(10 31 24 / 0.88);
`;

export const PictureWindow = styled.div`
  width: 100%;
  min-height: 100%;
  background: var(--surface);
  outline: 1px solid transparent;
  @media (min-width: 1024px) {
    place-self: center;
    width: min(76rem, 92vw);
    height: min(42rem, 92vh);
    min-height: 0;
    border-radius: var(--cab-l);
    overflow: hidden;
    box-shadow: var(--sh-3);
  }
`;

export const Stage = styled.div`
  height: 100%;
  > section {
    height: 100%;
    outline: 0;
  }
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100%;
  &[data-without-picture] {
    grid-template-rows: 1fr;
  }
  @media (min-width: 1024px) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 24rem;
    height: 100%;
    &[data-without-picture] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }
  }
`;

export const CloseButton = styled.div`
  position: absolute;
  z-index: 1;
  top: 0.75rem;
  left: 0.75rem;
  > button {
    background: rgb(255 255 255 / 0.94);
    color: var(--pine-900);
  }
`;

export const PictureBox = styled.div`
  position: relative;
  min-height: 0;
  aspect-ratio: 3 / 2;
  background: var(--pine-950);
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > :not(img, div) {
    position: absolute;
    right: 0.75rem;
    bottom: 0.75rem;
  }
  @media (min-width: 1024px) {
    aspect-ratio: auto;
  }
`;

export const Arrows = styled.div`
  position: absolute;
  left: 0.75rem;
  bottom: 0.75rem;
  display: flex;
  gap: 0.5rem;
  > button {
    background: rgb(255 255 255 / 0.94);
    color: var(--pine-900);
  }
`;

export const Words = styled.div`
  padding: var(--s5);
  [data-without-picture] > & {
    padding-top: 4.5rem;
  }
  @media (min-width: 1024px) {
    padding: var(--s6);
    overflow: auto;
  }
`;
