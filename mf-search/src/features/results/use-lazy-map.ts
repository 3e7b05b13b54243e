import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';

import { loadCamperMap, type CamperMapProps } from '../map';

export interface LazyMap {
  CamperMap: ComponentType<CamperMapProps> | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  fetch: () => void;
}

type Found = Pick<LazyMap, 'CamperMap' | 'isLoading' | 'hasFailed'>;

const NOT_ASKED: Found = { CamperMap: undefined, isLoading: false, hasFailed: false };

export function useLazyMap(): LazyMap {
  const [found, setFound] = useState(NOT_ASKED);
  const isAsked = useRef(false);

  const fetch = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    setFound({ ...NOT_ASKED, isLoading: true });
    loadCamperMap().then(
      (CamperMap) => setFound({ ...NOT_ASKED, CamperMap }),
      () => {
        isAsked.current = false;
        setFound({ ...NOT_ASKED, hasFailed: true });
      },
    );
  }, []);
  return { ...found, fetch };
}

export function useWhenIdle(isDue: boolean, act: () => void): void {
  useEffect(() => {
    if (!isDue) return;
    let stop = () => undefined as void;
    const rest = () => {
      stop = whenIdle(act);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      window.removeEventListener('load', rest);
      stop();
    };
  }, [isDue, act]);
}

const MAX_WAIT_MS = 3000;
const SHORT_WHILE_MS = 200;

// Not every browser has requestIdleCallback.
function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const request = window.requestIdleCallback(act, { timeout: MAX_WAIT_MS });
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(act, SHORT_WHILE_MS);
  return () => clearTimeout(timer);
}
