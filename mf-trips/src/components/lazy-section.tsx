import { type ComponentType, type ReactNode, useRef } from 'react';
import type { MessageDescriptor } from 'react-intl';

import { useIsNear, useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from './section-failure';
import { useIsUsed } from './use-is-used';

export interface LazySectionProps<Props extends object> {
  /** Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The frame of the section, around what stands in for its content. */
  frame: (content: ReactNode) => ReactNode;
  /** As high as the content. */
  skeleton: ReactNode;
  failed: MessageDescriptor;
}

/**
 * A section whose code is loaded once it is near the viewport, or with the first interaction: then the page is stored with
 * all of its code, to be read offline.
 */
export function LazySection<Props extends object>(options: LazySectionProps<Props>) {
  const { load, props, frame, skeleton, failed } = options;
  const room = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(room);
  const isUsed = useIsUsed();
  const { Component, hasFailed, retry } = useLazyComponent(load, { isNeeded: isNear || isUsed });
  if (Component) return <Component {...props} />;
  return (
    <div ref={room} data-lazy>
      {frame(hasFailed ? <SectionFailure text={failed} onRetry={retry} /> : skeleton)}
    </div>
  );
}
