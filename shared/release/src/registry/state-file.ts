import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

import type { TrustedKey } from './registry';
import type { RegistryState } from '../log/registry-state';

/** State that a server needs to run without the database. */
export interface SavedState {
  state: RegistryState;
  /** By the key's id. */
  keys: Record<string, TrustedKey>;
}

/** Minimum interval between writes, in milliseconds; intermediate states are skipped. */
const MIN_WRITE_INTERVAL_MS = 500;

/** Stores the last good state on disk. */
export interface StateFile {
  /** The saved state; undefined when there is none, or it is damaged. */
  read(): Promise<SavedState | undefined>;
  /** Saves the state soon, atomically. */
  save(remembered: SavedState): void;
  /** Waits until everything is written. */
  flush(): Promise<void>;
}

/** @param file path of the file; its folder is created if needed */
export function createStateFile(file: string, log: (line: string) => void): StateFile {
  let waiting: SavedState | undefined;
  let writing: Promise<void> | undefined;
  let isFlushing = false;
  let endWait: () => void = () => undefined;

  async function writeAll(): Promise<void> {
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      await write(file, next).catch((error: Error) =>
        log(`the last good state was not saved: ${error.message}`),
      );
      if (!isFlushing) await waitForNextWrite();
    }
    writing = undefined;
  }

  function waitForNextWrite(): Promise<void> {
    return new Promise((resume) => {
      endWait = resume;
      setTimeout(resume, MIN_WRITE_INTERVAL_MS).unref();
    });
  }

  return {
    read: () => read(file, log),
    save(remembered) {
      waiting = remembered;
      writing ??= writeAll();
    },
    async flush() {
      isFlushing = true;
      endWait();
      await writing;
      isFlushing = false;
    },
  };
}

async function read(file: string, log: (line: string) => void): Promise<SavedState | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [checksum = '', ...rest] = text.split('\n');
  const remembered = rest.join('\n');
  if (computeChecksum(remembered) !== checksum) {
    log(`${file} is damaged and is not used`);
    return undefined;
  }
  return JSON.parse(remembered) as SavedState;
}

async function write(file: string, remembered: SavedState): Promise<void> {
  const text = JSON.stringify(remembered);
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.half`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(`${computeChecksum(text)}\n${text}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
}

function computeChecksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
