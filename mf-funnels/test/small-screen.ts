import { act } from '@testing-library/react';

import { setWidth } from './set-width';

export type ScreenPosition = 'below' | 'in view';

export interface SmallScreen {
  setIntersection(where: ScreenPosition, what?: (element: Element) => boolean): void;
}

export function setUpSmallScreen(): SmallScreen {
  const watched = new Map<Element, (where: ScreenPosition) => void>();
  setWidth(390);
  window.IntersectionObserver = class {
    readonly seen = new Set<Element>();
    constructor(private readonly watch: IntersectionObserverCallback) {}
    observe(element: Element) {
      this.seen.add(element);
      watched.set(element, (where) => {
        const isIntersecting = where === 'in view';
        const entry = { isIntersecting, boundingClientRect: { top: isIntersecting ? 100 : 2000 } };
        this.watch([entry as IntersectionObserverEntry], this as never);
      });
    }
    disconnect() {
      for (const element of this.seen) watched.delete(element);
    }
  } as never;
  return {
    setIntersection: (where, what = () => true) =>
      act(() => {
        for (const [element, listener] of [...watched]) if (what(element)) listener(where);
      }),
  };
}
