import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import type { NameFilter } from './rare-filter-names';

async function loadMessages() {
  const { loadRareFilterNames } = await import(
    /* webpackChunkName: "filter-names" */ './load-rare-filter-names'
  );
  return loadRareFilterNames();
}

export function useRareFilterNames(isNeeded: boolean): NameFilter | undefined {
  const intl = useIntl();
  const [open, setOpen] = useState<Awaited<ReturnType<typeof loadMessages>>>();
  useEffect(() => {
    if (!isNeeded) return;
    let isUnmounted = false;
    loadMessages().then(
      (loaded) => !isUnmounted && setOpen(() => loaded),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  return useMemo(() => open?.(intl), [open, intl]);
}
