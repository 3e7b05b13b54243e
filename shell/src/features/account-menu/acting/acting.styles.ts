import { styled } from 'styled-components';

export const Bar = styled.section`
  --focus: #fff;
  position: fixed;
  z-index: var(--z-impersonation);
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s4);
  height: var(--bar, 2.75rem);
  padding-inline: var(--gutter);
  background: var(--stop);
  color: #fff;
  font-size: var(--t-tiny);
  font-weight: 550;
  line-height: 1.3;
  @media (min-width: 640px) {
    font-size: 0.9375rem;
  }
  @media print {
    display: none;
  }
`;

export const Who = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  text-wrap: nowrap;
`;

export const Extra = styled.p`
  display: none;
  text-wrap: nowrap;
  @media (min-width: 1024px) {
    display: block;
  }
`;

export const StopButton = styled.button`
  flex: none;
  min-height: 2rem;
  padding: 0.2rem 0.7rem;
  border: 1.5px solid #fff;
  border-radius: var(--r-s);
  background: none;
  color: #fff;
  font-weight: 650;
  &:hover {
    background: #fff;
    color: var(--stop);
  }
`;
