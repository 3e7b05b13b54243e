import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import type { FilterWords } from './filter-words';

async function loadWords() {
  const { openFilterWords } = await import(/* webpackChunkName: "filter-words" */ './open-filter-words');
  return openFilterWords();
}

/**
 * The words of filters that few searches have on, which come by themselves.
 *
 * @param isNeeded fetches them
 */
export function useRareWords(isNeeded: boolean): FilterWords | undefined {
  const intl = useIntl();
  const [open, setOpen] = useState<Awaited<ReturnType<typeof loadWords>>>();
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    loadWords().then(
      (loaded) => !isLeft && setOpen(() => loaded),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isNeeded]);
  return useMemo(() => open?.(intl), [open, intl]);
}
