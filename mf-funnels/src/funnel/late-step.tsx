import { useEffect, useState, type ComponentType } from 'react';

import { FailurePanel, Ghost } from '@campavia/ui';

import { fetchStep, knownStep, type LateStep } from './late-steps';
import type { StepProps } from './step-props';

/** A step that is drawn at once when it was fetched before, and otherwise as soon as it is there. */
export function lateStep(name: LateStep): ComponentType<StepProps> {
  return function Late(props: StepProps) {
    const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
    const load = () => {
      setState('waiting');
      fetchStep(name).then(
        () => setState('there'),
        () => setState('failed'),
      );
    };
    const Step = knownStep(name);
    const isMissing = !Step;
    useEffect(() => {
      if (isMissing) load();
    }, [isMissing]);
    if (Step) return <Step {...props} />;
    if (state === 'failed') return <FailurePanel onRetry={load} />;
    return <Ghost $height="28rem" $radius="var(--r-l)" />;
  };
}
