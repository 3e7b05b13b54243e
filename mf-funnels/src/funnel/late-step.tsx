import type { ComponentType } from 'react';

import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Ghost } from '@campavia/ui';

import { useLatePiece } from '../parts/use-late-piece';

import { fetchStep, knownStep, type LateStep } from './late-steps';
import type { StepProps } from './step-props';

/** A step that is drawn at once when it was fetched before, and otherwise as soon as it is there. */
export function lateStep(name: LateStep): ComponentType<StepProps> {
  const fetchThis = () => fetchStep(name);
  return function Late(props: StepProps) {
    const { Piece, hasFailed, retry } = useLatePiece(fetchThis, knownStep(name));
    // The step draws the heading anew: whoever was led to this one would be lost.
    useReady(Piece !== undefined || hasFailed);
    if (Piece) return <Piece {...props} />;
    if (hasFailed) return <FailurePanel onRetry={retry} />;
    return (
      <>
        {props.head}
        <Ghost $height="28rem" $radius="var(--r-l)" />
      </>
    );
  };
}
