import { type FieldValues } from '@campavia/domain';

import { sanitizeVehicle, type StoredVehicle } from '../rules/stored-vehicle';

export const VEHICLE_KEY = 'campavia.onboarding.vehicle';
const TYPED_KEY = 'campavia.onboarding.typed';
const MAX_TYPED = 300;

/** Values that the browser could not store: they last as long as the page. */
const memory = new Map<string, string>();

/** The vehicle of a listing that is not created yet, and its idempotency key. */
export interface StoredDraft {
  vehicle: StoredVehicle;
  key: string;
  /** Number of the user who typed it; undefined for a visitor. */
  userId?: number;
}

/** The stored draft, unless another user typed it: a visitor gets those of visitors only. */
export function readDraft(userId: number | undefined): StoredDraft {
  const stored: Partial<StoredDraft> | undefined = read(VEHICLE_KEY);
  const isMine = stored?.userId === undefined || stored.userId === userId;
  const { vehicle, key }: Partial<StoredDraft> = isMine && stored ? stored : {};
  return { vehicle: sanitizeVehicle(vehicle), key: isKey(key) ? key : newKey(), userId };
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key);
}

/** False if the browser stored nothing: the draft then lasts as long as the page. */
export function writeDraft(draft: StoredDraft): boolean {
  return write(VEHICLE_KEY, draft);
}

export function forgetDraft(): void {
  remove(VEHICLE_KEY);
}

/** Typed and unsaved values of a listing's fields, so that a reload loses nothing. */
export function readTyped(listing: string): FieldValues {
  const stored: { listing?: unknown; values?: unknown } | undefined = read(TYPED_KEY);
  if (stored?.listing !== listing || typeof stored.values !== 'object' || stored.values === null) return {};
  const texts = Object.entries(stored.values).filter((entry): entry is [string, string] =>
    isShortText(entry[1]),
  );
  return Object.fromEntries(texts);
}

export function writeTyped(listing: string, values: FieldValues): boolean {
  if (Object.keys(values).length > 0) return write(TYPED_KEY, { listing, values });
  remove(TYPED_KEY);
  return true;
}

function isShortText(text: unknown): boolean {
  return typeof text === 'string' && text.length <= MAX_TYPED;
}

function newKey(): string {
  return crypto.randomUUID();
}

function read(name: string): object | undefined {
  try {
    const value: unknown = JSON.parse(memory.get(name) ?? localStorage.getItem(name) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: object): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
    return true;
  } catch {
    // The storage is blocked or full.
    memory.set(name, text);
    return false;
  }
}

function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // The storage is blocked.
  }
}
