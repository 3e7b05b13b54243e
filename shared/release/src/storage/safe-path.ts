import { Refusal } from '../refusal';

const MAX_PATH_LENGTH = 240;
const MAX_DEPTH = 8;
/** Characters valid in every file system and URL; no leading dot, so neither `..` nor hidden files. */
const SEGMENT = /^[A-Za-z0-9_~@()[\]-][A-Za-z0-9._~@()[\]-]*$/;

/** Whether a path is relative, stays inside its folder and is normalised. */
export function isSafePath(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false;
  const segments = path.split('/');
  return (
    segments.length <= MAX_DEPTH &&
    segments.every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'))
  );
}

/** @throws Refusal when a path could leave the storage */
export function assertSafePath(path: string): string {
  if (!isSafePath(path)) {
    throw new Refusal(400, 'bad_path', `${JSON.stringify(path)} is no path of a stored file`);
  }
  return path;
}

/** A folder's path with a trailing slash, so that `…/1.0.0` does not match `…/1.0.0-rc.1`. */
export function folderPrefix(prefix: string): string {
  return `${assertSafePath(prefix.replace(/\/$/, ''))}/`;
}
