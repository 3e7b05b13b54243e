import { createContext, useRef } from 'react';

/** Replaces react-router's server support, all of which reads this context first. */
export const FrameworkContext = createContext(undefined);

export function usePrefetchBehavior() {
  return [false, useRef(null), {}];
}

export function PrefetchPageLinks() {
  return null;
}

export function mergeRefs(...refs) {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
