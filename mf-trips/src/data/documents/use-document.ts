import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { documentKeys, getDocument } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Document } from '@campavia/contracts';

import { isUploadable, type UploadableDocument } from '../../rules/documents/document-progress';
import { REFRESHED } from './use-documents';

export interface UseDocument {
  document: UploadableDocument | undefined;
  /** `unknown`: no such document, that of another user, or one that has a page elsewhere. */
  failure: 'unknown' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

export function useDocument(id: string): UseDocument {
  const { data, error, isValidating, mutate } = useSWR(
    documentKeys.one(id),
    () => getDocument(id),
    REFRESHED,
  );
  const document = data && isUploadable(data) ? data : undefined;
  const isUnknown = (data && !document) || (isApiError(error) && error.status === 404);
  const failure = error !== undefined && !data ? 'failed' : undefined;
  return {
    document,
    failure: isUnknown ? 'unknown' : failure,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Stores a document returned by the api, and marks the lists for reloading. */
export function useStoreDocument(): (document: Document) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (document) => {
      await mutate(documentKeys.one(document.id), document, { revalidate: false });
      await mutate(isSetKey, undefined, { revalidate: true });
    },
    [mutate],
  );
}

function isSetKey(key: unknown): boolean {
  return typeof key === 'string' && /^documents\/(guest|booking|owner|vehicle)\//.test(key);
}
