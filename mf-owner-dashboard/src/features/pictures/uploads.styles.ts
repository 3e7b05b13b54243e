import { styled } from 'styled-components';

import { Photo } from '@campavia/ui';

export const SentPhoto = styled(Photo)`
  display: grid;
  place-items: center;
  border-radius: var(--cab-s);
  color: var(--ink-2);
  > img {
    opacity: 0.45;
    filter: saturate(0.5);
  }
  > progress {
    position: absolute;
    inset: auto 0 0;
  }
`;

export const Stopped = styled(Photo)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s1);
  aspect-ratio: auto;
  min-height: 9.5rem;
  padding: var(--s3);
  border-radius: var(--cab-s);
  outline: 2px solid var(--stop);
  outline-offset: -2px;
  background: var(--stop-soft);
  color: var(--stop);
  font-size: var(--t-small);
  font-weight: 600;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  margin-top: 0.4rem;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
  > span:first-child {
    flex: 1;
    min-width: 0;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export const Drop = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.35rem;
  width: 100%;
  min-height: 9.5rem;
  padding: var(--s3);
  border: 2px dashed var(--line-strong);
  border-radius: var(--cab-s);
  background: var(--surface);
  color: var(--pine-900);
  font: 650 1rem/1.3 var(--text);
  text-align: center;
  cursor: pointer;
  > span {
    font-weight: 450;
  }
  &:hover {
    border-color: var(--pine-700);
  }
`;

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  overflow: hidden;
  background: rgb(10 31 24 / 0.25);
  &::-webkit-progress-bar {
    background: rgb(10 31 24 / 0.25);
  }
  &::-webkit-progress-value {
    background: var(--marigold-500);
  }
  &::-moz-progress-bar {
    background: var(--marigold-500);
  }
`;
