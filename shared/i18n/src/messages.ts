import type { MessageFormatElement } from 'react-intl';

/** Messages of one language by id: compiled (what the browser gets) or as text. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Merges catalogues; for equal ids the last one wins. */
export function mergeMessages(...catalogues: readonly Messages[]): Messages {
  return Object.assign({}, ...catalogues) as Messages;
}
