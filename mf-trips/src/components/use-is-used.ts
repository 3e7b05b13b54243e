import { useEffect, useState } from 'react';

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the user has interacted with this page, or with another one of the site before it. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    if (isUsed) return;
    const use = () => setUsed(true);
    for (const name of INTERACTIONS) window.addEventListener(name, use, { passive: true });
    return () => {
      for (const name of INTERACTIONS) window.removeEventListener(name, use);
    };
  }, [isUsed]);
  return isUsed;
}
