import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';

import { lazyComponent, type LazyComponent } from '@campavia/remote-kit';

import { LazySection, type LazySectionProps } from './lazy-section';

/** A section that is part of the server's HTML. If its code fails to load, it shows that and offers a retry. */
export function renderedSection<Props extends object>(
  load: LazySectionProps<Props>['load'],
): LazyComponent<Props> {
  const Retrying: ComponentType<Props> = (props) => <LazySection load={load} with={props} pending={null} />;
  return lazyComponent<Props>(() => load().catch(() => Retrying));
}

export interface RenderedSectionProps<Props extends object> extends LazySectionProps<Props> {
  /** Of the same function, by `renderedSection`; loaded before the page is hydrated. */
  section: LazyComponent<Props>;
}

/** On a server-rendered page it is there at once, on others when it comes near the viewport. */
export function RenderedSection<Props extends object>(props: RenderedSectionProps<Props>) {
  const { section: Section, ...lazy } = props;
  const [isRendered] = useState(useIsHydrating());
  if (!isRendered) return <LazySection {...lazy} />;
  return (
    <Suspense fallback={lazy.pending}>
      <Section {...lazy.with} />
    </Suspense>
  );
}

const subscribe = () => () => undefined;

/** True on a server and while its HTML is hydrated. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
