import { createContext, useRef } from 'react';

/** In place of what react-router brings for its own server; all of it asks for this context first, which is empty. */
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
