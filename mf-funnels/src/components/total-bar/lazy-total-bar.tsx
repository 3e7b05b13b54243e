import { useIsFrom, useLazyComponent } from '@campavia/ui/browser';

import type { TotalBarProps } from './total-bar';

const fetchBar = async () => (await import('./total-bar')).TotalBar;

export function LazyTotalBar(props: TotalBarProps) {
  return useIsFrom('lg') ? null : <Fetched {...props} />;
}

function Fetched(props: TotalBarProps) {
  const { Component: TotalBar } = useLazyComponent(fetchBar);
  return TotalBar && <TotalBar {...props} />;
}
