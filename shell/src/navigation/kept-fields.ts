import { tabStorage } from '../document/tab-storage';

import { KEPT_INPUT } from './kept-input';

const KEPT_PLACES = 20;

/** A field that somebody has filled. */
export interface KeptField {
  name: string;
  value: string;
  /** The name it was given in the form, the same in every language. */
  formName: string;
  /** Its place among all fields of the page. */
  at: number;
}

/** What was typed on one page. */
export interface KeptPage {
  fields: KeptField[];
  /** The kinds of all its fields in order: the same where the same page stands in another language. */
  shape: string;
}

/** Takes what is kept under a key; there is nothing left there then. */
export function takeKept(window: Window, key: string): KeptPage | undefined {
  const found = read(window).find(([other]) => other === key)?.[1];
  if (found) write(window, key, undefined);
  return found;
}

/** Keeps a page in this tab. */
export function keepPage(window: Window, key: string, page: KeptPage): void {
  if (page.fields.length > 0) write(window, key, page);
}

function read(window: Window): [string, KeptPage][] {
  try {
    const kept: unknown = JSON.parse(tabStorage(window)?.getItem(KEPT_INPUT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, KeptPage] {
  return Array.isArray(entry) && Array.isArray((entry[1] as Partial<KeptPage> | undefined)?.fields);
}

function write(window: Window, key: string, page: KeptPage | undefined): void {
  const others = read(window).filter(([other]) => other !== key);
  const kept = page ? [...others, [key, page]] : others;
  try {
    tabStorage(window)?.setItem(KEPT_INPUT, JSON.stringify(kept.slice(-KEPT_PLACES)));
  } catch {
    // Without room in the storage the fields come back empty.
  }
}
