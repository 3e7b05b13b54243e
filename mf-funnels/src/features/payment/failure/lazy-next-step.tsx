import { useLazyComponent } from '@campavia/ui/browser';

import type { NextStepLineProps } from './next-step';

const fetchLine = async () => (await import('./next-step')).NextStepLine;

export function LazyNextStep(props: NextStepLineProps) {
  const { Component } = useLazyComponent(fetchLine);
  return Component ? <Component {...props} /> : null;
}
