import { removeStored, writeStored, readStored } from '../../../data/saved-searches/local-storage';

const KEY = 'campavia.map-follows';

export function readFollows(): boolean {
  return readStored(KEY) !== false;
}

export function keepFollowing(): void {
  removeStored(KEY);
}

export function keepStaying(): void {
  writeStored(KEY, false);
}
