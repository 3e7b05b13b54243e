import { tabStorage } from '../../document/tab-storage';

import { SAVED_INPUT } from './saved-input';

const MAX_PAGES = 20;

export interface SavedField {
  name: string;
  value: string;
  formName: string;
  at: number;
}

export interface SavedPage {
  fields: SavedField[];
  /** Types of all fields in order: equal on the same page in another language. */
  shape: string;
}

export function takeSaved(window: Window, key: string): SavedPage | undefined {
  const found = read(window).find(([other]) => other === key)?.[1];
  if (found) write(window, key, undefined);
  return found;
}

export function savePage(window: Window, key: string, page: SavedPage): void {
  if (page.fields.length > 0) write(window, key, page);
}

function read(window: Window): [string, SavedPage][] {
  try {
    const stored: unknown = JSON.parse(tabStorage(window)?.getItem(SAVED_INPUT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, SavedPage] {
  return Array.isArray(entry) && Array.isArray((entry[1] as Partial<SavedPage> | undefined)?.fields);
}

function write(window: Window, key: string, page: SavedPage | undefined): void {
  const others = read(window).filter(([other]) => other !== key);
  const stored = page ? [...others, [key, page]] : others;
  try {
    tabStorage(window)?.setItem(SAVED_INPUT, JSON.stringify(stored.slice(-MAX_PAGES)));
  } catch {
    // Without storage the fields are empty on return.
  }
}
