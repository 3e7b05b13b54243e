import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

import type { TrustedKey } from './registry';
import type { RegistryState } from '../log/registry-state';

/** What a server needs to go on without the database. */
export interface Remembered {
  state: RegistryState;
  /** By the key's id. */
  keys: Record<string, TrustedKey>;
}

/** Shortest time between two writings, in milliseconds; what comes in between is written together. */
const PAUSE_MS = 500;

/** The last good state on disk. */
export interface StateFile {
  /** What was remembered; undefined when there is nothing, or it is damaged. */
  read(): Promise<Remembered | undefined>;
  /** Remembers from now on; written soon, as a whole or not at all. */
  remember(remembered: Remembered): void;
  /** Waits until everything is written. */
  flush(): Promise<void>;
}

/** @param file where it is; its folder is made when needed */
export function createStateFile(file: string, log: (line: string) => void): StateFile {
  let waiting: Remembered | undefined;
  let writing: Promise<void> | undefined;
  let isHurried = false;
  let goOn: () => void = () => undefined;

  async function writeAll(): Promise<void> {
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      await write(file, next).catch((error: Error) =>
        log(`the last good state was not kept: ${error.message}`),
      );
      if (!isHurried) await pause();
    }
    writing = undefined;
  }

  function pause(): Promise<void> {
    return new Promise((resume) => {
      goOn = resume;
      setTimeout(resume, PAUSE_MS).unref();
    });
  }

  return {
    read: () => read(file, log),
    remember(remembered) {
      waiting = remembered;
      writing ??= writeAll();
    },
    async flush() {
      isHurried = true;
      goOn();
      await writing;
      isHurried = false;
    },
  };
}

async function read(file: string, log: (line: string) => void): Promise<Remembered | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [checksum = '', ...rest] = text.split('\n');
  const remembered = rest.join('\n');
  if (checksumOf(remembered) !== checksum) {
    log(`${file} is damaged and is not used`);
    return undefined;
  }
  return JSON.parse(remembered) as Remembered;
}

async function write(file: string, remembered: Remembered): Promise<void> {
  const text = JSON.stringify(remembered);
  await mkdir(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.half`;
  const handle = await open(half, 'w', 0o600);
  try {
    await handle.writeFile(`${checksumOf(text)}\n${text}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
