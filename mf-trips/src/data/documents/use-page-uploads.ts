import { useCallback, useEffect, useRef, useState } from 'react';

import { addDocumentPage, removeDocumentPage } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';

import { countPagesAhead, type GuestDocument } from '../../rules/documents/document-progress';
import { findPageProblem, type PageProblem } from '../../rules/documents/page-problems';
import { fileKindOf } from '../../rules/file-kind';
import { failureEntries } from '../failure-entries';
import { readDataUrl, readSignature } from '../picture-file';
import { useStoreDocument } from './use-document';

/** A page on its way. */
export interface PageUpload {
  key: number;
  file: File;
  /** Data URL; absent for files that a browser does not show. */
  preview: string | undefined;
  isHeic: boolean;
  /** Share of the file that is sent, 0 to 1. */
  share: number;
  /** `lost`: no answer came, so the same file is sent again; `refused`: by the checks here or by the api. */
  state: 'waiting' | 'sending' | 'lost' | 'refused';
  problem?: PageProblem;
  /** Why the api refused it, in the language of the site. */
  reason?: string;
  /** The page that this one replaces: it is removed once this one has arrived. */
  replacedPageId?: number;
}

export interface PageUploads {
  uploads: readonly PageUpload[];
  add: (files: readonly File[], replacedPageId?: number) => Promise<void>;
  /** Sends a lost page again. */
  retry: (key: number) => void;
  /** Takes a page back that has not arrived. */
  cancel: (key: number) => void;
}

/** Sends pages of a document, one at a time; what is lost with the connection goes on by itself once it is back. */
export function usePageUploads(document: GuestDocument): PageUploads {
  const [uploads, setUploads] = useState<readonly PageUpload[]>([]);
  const running = useRef<{ key: number; controller: AbortController }>(undefined);
  const lastKey = useRef(0);
  const latest = useRef({ document, uploads });
  latest.current = { document, uploads };
  const store = useStoreDocument();

  const update = useCallback((key: number, change: Partial<PageUpload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }, []);
  const remove = useCallback((key: number) => {
    setUploads((all) => all.filter((each) => each.key !== key));
  }, []);

  const send = useCallback(
    async ({ key, file, replacedPageId }: PageUpload) => {
      const controller = new AbortController();
      running.current = { key, controller };
      update(key, { state: 'sending', share: 0 });
      const { id } = latest.current.document;
      try {
        const options = { signal: controller.signal, onProgress: (share: number) => update(key, { share }) };
        let answer = await addDocumentPage(id, file, options);
        if (replacedPageId !== undefined) answer = await removeDocumentPage(id, replacedPageId);
        await store(answer);
        remove(key);
      } catch (error) {
        if (controller.signal.aborted) remove(key);
        else update(key, outcomeOf(error as Error));
      } finally {
        running.current = undefined;
      }
    },
    [remove, store, update],
  );

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && !running.current) void send(next);
  }, [send, uploads]);
  useRetryOnceOnline(setUploads);
  useEffect(() => () => running.current?.controller.abort(), []);

  const add = useCallback(async (files: readonly File[], replacedPageId?: number) => {
    for (const file of files) {
      const { document: target, uploads: known } = latest.current;
      const going = known.filter(({ state, replacedPageId: of }) => state !== 'refused' && of === undefined);
      const others = replacedPageId === undefined ? countPagesAhead(target, going.length) : 0;
      const upload = await toUpload(file, (lastKey.current += 1), others);
      latest.current.uploads = [...latest.current.uploads, { ...upload, replacedPageId }];
      setUploads((all) => [...all, { ...upload, replacedPageId }]);
    }
  }, []);

  return {
    uploads,
    add,
    retry: (key) => update(key, { state: 'waiting', reason: undefined }),
    cancel: (key) => (running.current?.key === key ? running.current.controller.abort() : remove(key)),
  };
}

function useRetryOnceOnline(
  setUploads: (change: (all: readonly PageUpload[]) => readonly PageUpload[]) => void,
) {
  useEffect(() => {
    const retryAll = () =>
      setUploads((all) => all.map((each) => (each.state === 'lost' ? { ...each, state: 'waiting' } : each)));
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [setUploads]);
}

async function toUpload(file: File, key: number, others: number): Promise<PageUpload> {
  const start = await readSignature(file);
  const problem = findPageProblem({ bytes: file.size, start, others });
  const kind = fileKindOf(start);
  const preview = !problem && kind === 'picture' ? await readDataUrl(file) : undefined;
  return {
    key,
    file,
    preview,
    isHeic: kind === 'heic',
    share: 0,
    state: problem ? 'refused' : 'waiting',
    problem,
  };
}

/** Without an answer, or with one of an overloaded server, the same file may be sent again. */
function outcomeOf(error: Error): Partial<PageUpload> {
  const status = isApiError(error) ? error.status : undefined;
  if (status === undefined || status >= 500 || status === 429) return { state: 'lost', share: 0 };
  const reason = failureEntries(error).find(({ text }) => text)?.text;
  return { state: 'refused', reason };
}
