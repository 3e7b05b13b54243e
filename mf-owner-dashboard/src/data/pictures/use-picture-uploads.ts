import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';

import { addOwnPicture } from '@campavia/api-client';
import { failureEntries, isApiError } from '@campavia/api-client/core';
import type { PictureSize } from '@campavia/domain';

import { findPictureProblem, type PictureProblem } from '../../rules/pictures/picture-problems';
import { openPicture, shrinkPicture, type OpenedPicture } from './open-picture';

export interface PictureUpload {
  /** Idempotency key. */
  key: string;
  file: File;
  preview: string | undefined;
  size: PictureSize | undefined;
  share: number;
  /**
   * `lost`: no answer; `busy`: the api asked for a pause. Both are retried automatically. `refused`: it cannot be used.
   */
  state: 'waiting' | 'sending' | 'lost' | 'busy' | 'refused';
  problem?: PictureProblem;
  /** Why the api refused it, in the language of the site. */
  reason?: string;
}

export interface PictureUploads {
  uploads: readonly PictureUpload[];
  add: (files: readonly File[]) => Promise<void>;
  resume: () => void;
  cancel: (key: string) => void;
}

interface Options {
  vehicleId: number;
  count: number;
  onArrived: () => Promise<void>;
}

/** Milliseconds without progress after which the connection counts as lost. */
const STALLED_MS = 30_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const hasStopped = ({ state }: PictureUpload) => state === 'lost' || state === 'busy';

/** Uploads pictures one by one, so that they arrive in the chosen order; a lost connection pauses all. */
export function usePictureUploads(options: Options): PictureUploads {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const failures = useRef(0);
  const latest = useRef({ ...options, uploads });
  latest.current = { ...options, uploads };

  const remove = useCallback((key: string) => {
    setUploads((all) => all.filter((each) => each.key !== key));
  }, []);
  const resume = useCallback(() => {
    setUploads((all) => all.map((each) => (hasStopped(each) ? { ...each, state: 'waiting' } : each)));
  }, []);
  const running = useSending({ uploads, setUploads, remove, latest, failures });
  useResume(uploads, failures, resume);

  const add = useCallback(async (files: readonly File[]) => {
    for (const file of files) {
      const opened = await openPicture(file);
      const { uploads: known, count } = latest.current;
      const others = count + known.filter(({ state }) => state !== 'refused').length;
      const problem = findPictureProblem({ bytes: file.size, others, ...opened });
      const upload = toUpload(file, opened, problem);
      latest.current.uploads = [...known, upload];
      setUploads((all) => [...all, upload]);
    }
  }, []);

  const cancel = (key: string) => (running.current?.key === key ? running.current.abort(true) : remove(key));
  return { uploads, add, resume, cancel };
}

function toUpload(file: File, opened: OpenedPicture, problem: PictureProblem | undefined): PictureUpload {
  const { preview, size } = opened;
  const state = problem ? 'refused' : 'waiting';
  return { key: crypto.randomUUID(), file, preview, size, share: 0, state, problem };
}

interface Sending {
  uploads: readonly PictureUpload[];
  setUploads: Dispatch<SetStateAction<readonly PictureUpload[]>>;
  remove: (key: string) => void;
  latest: RefObject<Options>;
  failures: RefObject<number>;
}

interface Running {
  key: string;
  abort: (isByReader?: boolean) => void;
}

function useSending({ uploads, setUploads, remove, latest, failures }: Sending) {
  const running = useRef<Running>(undefined);

  const send = useCallback(
    async ({ key, file }: PictureUpload) => {
      const update = (change: Partial<PictureUpload>) =>
        setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
      const { vehicleId, onArrived } = latest.current;
      const sending = sendPicture({ vehicleId, key, file, onProgress: (share) => update({ share }) });
      running.current = { key, abort: sending.abort };
      update({ state: 'sending', share: 0 });
      try {
        await sending.done;
        await onArrived();
        failures.current = 0;
        remove(key);
      } catch (error) {
        if (sending.isCancelled()) {
          remove(key);
          // It may have been stored all the same.
          await onArrived().catch(() => undefined);
        } else {
          update(outcomeOf(error as Error));
        }
      } finally {
        running.current = undefined;
        setUploads((all) => [...all]);
      }
    },
    [failures, latest, remove, setUploads],
  );

  useEffect(() => {
    const [next] = uploads.filter(({ state }) => state !== 'refused');
    if (next?.state === 'waiting' && !running.current) void send(next);
  }, [send, uploads]);
  useEffect(() => {
    const stop = () => running.current?.abort();
    window.addEventListener('offline', stop);
    return () => {
      window.removeEventListener('offline', stop);
      stop();
    };
  }, []);
  return running;
}

interface Sent extends Pick<PictureUpload, 'key' | 'file'> {
  vehicleId: number;
  onProgress: (share: number) => void;
}

function sendPicture({ vehicleId, key, file, onProgress }: Sent) {
  const controller = new AbortController();
  let isCancelled = false;
  const abort = (isByReader = false) => {
    isCancelled = isByReader;
    controller.abort();
  };
  const watch = createWatch(() => abort());

  async function send(): Promise<void> {
    const smaller = await shrinkPicture(file);
    await addOwnPicture(vehicleId, smaller, {
      idempotencyKey: key,
      signal: controller.signal,
      onProgress: (share) => {
        watch.touch();
        onProgress(share);
      },
    });
  }

  return { done: send().finally(watch.stop), abort, isCancelled: () => isCancelled };
}

/** Continues once the connection is back, and after a pause that grows with every failure. */
function useResume(uploads: readonly PictureUpload[], failures: RefObject<number>, resume: () => void): void {
  const stopped = uploads.find(hasStopped)?.key;
  useEffect(() => {
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [resume]);
  useEffect(() => {
    if (stopped === undefined) return undefined;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures.current, LONGEST_PAUSE_MS);
    failures.current += 1;
    const timer = setTimeout(resume, pauseMs);
    return () => clearTimeout(timer);
  }, [stopped, failures, resume]);
}

function createWatch(onStalled: () => void) {
  let timer = setTimeout(onStalled, STALLED_MS);
  const stop = () => clearTimeout(timer);
  const touch = () => {
    stop();
    timer = setTimeout(onStalled, STALLED_MS);
  };
  return { touch, stop };
}

/** Without an answer, or if the server is overloaded, the same file is sent again with its key. */
function outcomeOf(error: Error): Pick<PictureUpload, 'state' | 'reason'> {
  const status = isApiError(error) ? error.status : undefined;
  if (status === 429 || status === 503) return { state: 'busy' };
  if (status === undefined || status >= 500) return { state: 'lost' };
  const reason = failureEntries(error).find(({ text }) => text)?.text;
  return { state: 'refused', reason };
}
