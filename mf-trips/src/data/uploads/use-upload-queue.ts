import { useCallback, useEffect, useRef, useState } from 'react';

import { failureEntries, isApiError } from '@campavia/api-client/core';

import { fileKindOf } from '../../rules/file-kind';
import { readDataUrl, readSignature } from '../picture-file';

/** A file being uploaded. */
export interface Upload<Problem> {
  key: number;
  file: File;
  /** Data URL; absent for files that a browser does not show. */
  preview: string | undefined;
  isHeic: boolean;
  /** Share of the file that is uploaded, 0 to 1. */
  share: number;
  /** `lost`: no answer came, so the same file is sent again; `refused`: by the checks here or by the api. */
  state: 'waiting' | 'sending' | 'lost' | 'refused';
  problem?: Problem;
  /** Why the api refused it, in the language of the site. */
  reason?: string;
  /** The file that this one replaces: it is removed once this one is uploaded. */
  replacedId?: number;
}

export interface UploadQueue<Problem> {
  uploads: readonly Upload<Problem>[];
  add: (files: readonly File[], replacedId?: number) => Promise<void>;
  /** Sends a lost file again. */
  retry: (key: number) => void;
  /** Cancels an upload. */
  cancel: (key: number) => void;
}

/** Checks of a file before it is uploaded. */
export interface UploadFacts {
  bytes: number;
  /** The first bytes of the file, as many as `SIGNATURE_BYTES`. */
  start: Uint8Array;
  /** The number of files without this one, including pending ones. */
  others: number;
}

export interface QueueOptions<Problem> {
  /** The number of files once pending uploads have finished. */
  countAhead: (going: number) => number;
  findProblem: (facts: UploadFacts) => Problem | undefined;
  /** Uploads a file, and stores the answer of the api. */
  send: (upload: Upload<Problem>, options: SendOptions) => Promise<void>;
}

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Uploads files, one at a time; an upload that lost the connection continues once it is back. */
export function useUploadQueue<Problem>(options: QueueOptions<Problem>): UploadQueue<Problem> {
  const [uploads, setUploads] = useState<readonly Upload<Problem>[]>([]);
  const running = useRef<{ key: number; controller: AbortController }>(undefined);
  const lastKey = useRef(0);
  const latest = useRef({ options, uploads });
  latest.current = { options, uploads };

  const update = useCallback((key: number, change: Partial<Upload<Problem>>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }, []);
  const remove = useCallback((key: number) => {
    setUploads((all) => all.filter((each) => each.key !== key));
  }, []);

  const send = useCallback(
    async (upload: Upload<Problem>) => {
      const { key } = upload;
      const controller = new AbortController();
      running.current = { key, controller };
      update(key, { state: 'sending', share: 0 });
      try {
        const { signal } = controller;
        await latest.current.options.send(upload, {
          signal,
          onProgress: (share) => update(key, { share }),
        });
        remove(key);
      } catch (error) {
        if (controller.signal.aborted) remove(key);
        else update(key, outcomeOf(error as Error));
      } finally {
        running.current = undefined;
      }
    },
    [remove, update],
  );

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && !running.current) void send(next);
  }, [send, uploads]);
  useRetryOnceOnline(setUploads);
  useEffect(() => () => running.current?.controller.abort(), []);

  const add = useCallback(async (files: readonly File[], replacedId?: number) => {
    for (const file of files) {
      const { options: current, uploads: known } = latest.current;
      const going = known.filter(({ state, replacedId: of }) => state !== 'refused' && of === undefined);
      const others = replacedId === undefined ? current.countAhead(going.length) : 0;
      const upload = await toUpload(file, (lastKey.current += 1), (facts) =>
        current.findProblem({ ...facts, others }),
      );
      latest.current.uploads = [...latest.current.uploads, { ...upload, replacedId }];
      setUploads((all) => [...all, { ...upload, replacedId }]);
    }
  }, []);

  return {
    uploads,
    add,
    retry: (key) => update(key, { state: 'waiting', reason: undefined }),
    cancel: (key) => (running.current?.key === key ? running.current.controller.abort() : remove(key)),
  };
}

type Change<Problem> = (all: readonly Upload<Problem>[]) => readonly Upload<Problem>[];

function useRetryOnceOnline<Problem>(setUploads: (change: Change<Problem>) => void) {
  useEffect(() => {
    const retryAll = () =>
      setUploads((all) => all.map((each) => (each.state === 'lost' ? { ...each, state: 'waiting' } : each)));
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [setUploads]);
}

async function toUpload<Problem>(
  file: File,
  key: number,
  findProblem: (facts: Omit<UploadFacts, 'others'>) => Problem | undefined,
): Promise<Upload<Problem>> {
  const start = await readSignature(file);
  const problem = findProblem({ bytes: file.size, start });
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

/** Without an answer, or if the server is overloaded, the same file may be uploaded again. */
function outcomeOf(error: Error): { state: 'lost'; share: number } | { state: 'refused'; reason?: string } {
  const status = isApiError(error) ? error.status : undefined;
  if (status === undefined || status >= 500 || status === 429) return { state: 'lost', share: 0 };
  const reason = failureEntries(error).find(({ text }) => text)?.text;
  return { state: 'refused', reason };
}
