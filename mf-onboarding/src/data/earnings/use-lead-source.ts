import { useEffect, useEffectEvent } from 'react';

import { getLeadSource } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { useSearchParams } from '@campavia/remote-kit';

import { readLeadSource } from '../../rules/earnings/stored-answers';

import { storeLeadSource } from './simulation-storage';

const PARAMETER = 'lead_source';
const NOT_FOUND = 404;

/** Stores the lead source of the address. An unknown one is reported, and removed from the address. */
export function useLeadSource(): void {
  const [query, setQuery] = useSearchParams();
  const text = query.get(PARAMETER);

  const drop = useEffectEvent((problem: string) => {
    window.reportError(Object.assign(new Error(problem), { reportedAs: 'leads' }));
    const rest = new URLSearchParams(query);
    rest.delete(PARAMETER);
    setQuery(rest, { replace: true });
  });

  useEffect(() => {
    if (text === null) return undefined;
    const id = readLeadSource(text);
    if (id === undefined) {
      drop('The lead source of the address is no number');
      return undefined;
    }
    const controller = new AbortController();
    getLeadSource(id, { signal: controller.signal }).then(
      () => storeLeadSource(id),
      (error: unknown) => {
        if (isApiError(error) && error.status === NOT_FOUND) drop(`There is no lead source ${id}`);
      },
    );
    return () => controller.abort();
  }, [text]);
}
