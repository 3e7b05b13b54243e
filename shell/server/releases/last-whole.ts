import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { ChannelState } from '@campavia/release';

export type Channels = Record<string, ChannelState>;

/** Where the channels as they were last served whole are written down, for the next start. */
export interface ChannelsFile {
  read(): Channels;
  write(channels: Channels): void;
}

/** Keeps channels in a file; one that is not there or makes no sense holds none. */
export function channelsFile(file: string): ChannelsFile {
  let written = '';

  return {
    read() {
      try {
        const parsed = JSON.parse(readFileSync(file, 'utf8')) as { channels?: Channels };
        return parsed.channels ?? {};
      } catch {
        return {};
      }
    },
    write(channels) {
      const text = JSON.stringify({ channels });
      if (text === written) return;
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.draft`;
      writeFileSync(draft, text);
      renameSync(draft, file);
      written = text;
    },
  };
}

/** For a site that leaves nothing behind. */
export const NO_CHANNELS_FILE: ChannelsFile = { read: () => ({}), write: () => undefined };
