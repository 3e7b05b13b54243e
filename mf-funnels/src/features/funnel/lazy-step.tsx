import type { ComponentType } from 'react';

import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import { fetchStep, knownStep, type LazyStep } from './lazy-steps';
import type { StepProps } from './step-props';

export function lazyStep(name: LazyStep): ComponentType<StepProps> {
  const fetchThis = () => fetchStep(name);
  return function Late(props: StepProps) {
    const { Component, hasFailed, retry } = useLazyComponent(fetchThis, { known: knownStep(name) });
    // The step renders its own heading, so the page is ready only with it.
    useReady(Component !== undefined || hasFailed);
    if (Component) return <Component {...props} />;
    if (hasFailed) return <FailurePanel onRetry={retry} />;
    return (
      <>
        {props.head}
        <Skeleton $height="28rem" $radius="var(--r-l)" />
      </>
    );
  };
}
