import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import type { FilterWords } from './rare-filter-names';

async function loadMessages() {
  const { openFilterWords } = await import(/* webpackChunkName: "filter-words" */ './load-rare-filter-names');
  return openFilterWords();
}

/**
 * The words of filters that few searches have on, which come by themselves.
 *
 * @param isNeeded fetches them
 */
export function useRareWords(isNeeded: boolean): FilterWords | undefined {
  const intl = useIntl();
  const [open, setOpen] = useState<Awaited<ReturnType<typeof loadMessages>>>();
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    loadMessages().then(
      (loaded) => !isLeft && setOpen(() => loaded),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isNeeded]);
  return useMemo(() => open?.(intl), [open, intl]);
}
