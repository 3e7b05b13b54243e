import { styled } from 'styled-components';

export const SmallCard = styled.article<{ $isOn: boolean }>`
  position: relative;
  overflow: hidden;
  border-radius: var(--cab-m);
  background: var(--surface);
  box-shadow: ${({ $isOn }) =>
    $isOn ? '0 0 0 2px var(--paper), 0 0 0 4.5px var(--pine-900)' : 'var(--sh-3)'};
`;

export const CardPicture = styled.div`
  overflow: hidden;
  aspect-ratio: 2;
  background: var(--fog);
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const CardBody = styled.div`
  padding: 0.625rem 0.875rem 0.75rem;
  container-type: inline-size;
`;

export const CardHead = styled.div`
  display: flex;
  gap: 0.5rem;
  justify-content: space-between;
  align-items: baseline;
  a {
    min-width: 0;
    overflow: hidden;
    color: var(--pine-900);
    font: 600 1.0625rem/1.3 var(--display);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--cab-m);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  > :last-child {
    flex: none;
  }
`;

/** Above the link that covers the card. */
export const CloseCard = styled.div`
  position: absolute;
  z-index: 1;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
`;

/** Position of the chosen camper's card on a map beside the list. */
export const CardPlace = styled.div`
  align-self: flex-start;
  width: 15.5rem;
  margin-inline: var(--s4);
`;

/** A row of cards at the bottom of the full-screen map. */
export const Tray = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(78%, 19rem);
  gap: var(--s3);
  margin: 0;
  padding: 0.375rem var(--gutter) var(--s3);
  overflow-x: auto;
  list-style: none;
  overscroll-behavior: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  ${SmallCard} {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    min-height: 5.5rem;
  }
  ${CardHead} {
    flex-direction: column;
    gap: 0;
    a {
      max-width: 100%;
    }
  }
  ${CardPicture} {
    aspect-ratio: auto;
    position: relative;
    > img {
      position: absolute;
      inset: 0;
    }
  }
`;
