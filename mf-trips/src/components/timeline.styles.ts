import { styled } from 'styled-components';

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A step with a dashed line to the next one; done steps are marigold. */
export const Step = styled.li`
  position: relative;
  padding: 0 0 var(--s6) 3rem;
  &:last-child {
    padding-bottom: 0;
  }
  > b {
    font-weight: 650;
  }
  > p {
    margin: 0;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    left: 5px;
    top: 0.2rem;
    width: 20px;
    height: 20px;
    border: 3px solid var(--line-strong);
    border-radius: 50%;
    background: var(--paper);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 13px;
    top: 1.75rem;
    bottom: -0.15rem;
    width: 4px;
    background: linear-gradient(180deg, transparent 20%, #b4beb2 0 80%, transparent 0) 0 0 / 100% 20px round;
  }
  &[data-status='done']::before {
    border-color: var(--pine-900);
    background: radial-gradient(var(--paper) 0 3px, var(--pine-900) 4px);
  }
  &[data-status='done']::after {
    background: var(--via-down);
  }
  &[data-status='current']::before {
    border: 6px solid var(--marigold-500);
    background: var(--pine-900);
    box-shadow: 0 0 0 2px var(--pine-900);
  }
  @media print {
    padding-bottom: var(--s3);
    print-color-adjust: exact;
  }
`;
