import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { ChannelState } from '@campavia/release';

export type Channels = Record<string, ChannelState>;

export interface ChannelsFile {
  read(): Channels;
  write(channels: Channels): void;
}

type JsonObject = Record<string, unknown>;

function isRecordOf(value: unknown, isOne: (item: unknown) => boolean): value is JsonObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value as JsonObject).every(isOne)
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown) => isRecordOf(value, () => true);
const isCanary = (value: unknown) => isObject(value) && isText(value.version);

function isChannel(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { releases, before, pins, canaries } = value;
  return (
    isRecordOf(releases, isText) &&
    isRecordOf(before, isListOfTexts) &&
    isRecordOf(pins, (each) => isRecordOf(each, isText)) &&
    isRecordOf(canaries, isCanary)
  );
}

/** A missing or invalid file counts as empty. */
export function channelsFile(file: string): ChannelsFile {
  let written = '';

  return {
    read() {
      try {
        const { channels } = JSON.parse(readFileSync(file, 'utf8')) as { channels?: unknown };
        return isRecordOf(channels, isChannel) ? (channels as Channels) : {};
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

export const NO_CHANNELS_FILE: ChannelsFile = { read: () => ({}), write: () => undefined };
