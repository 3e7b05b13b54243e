import type { Release, ReleaseFile } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { isSafePath } from '../storage/safe-path';
import { badReleaseRefusal } from './shape-checks';

/** Maximum size of a file, in bytes. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Maximum size of a release, in bytes. */
const MAX_RELEASE_BYTES = 100 * 1024 * 1024;
/** Maximum number of files of a release. */
const MAX_FILES = 5000;

/** The site generates these. */
const GENERATED_BY_SITE = /(^release\.json|\.br|\.gz)$/i;

function tooLarge(sentence: string): Refusal {
  return new Refusal(413, 'too_large', sentence);
}

function formatMebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

/** @throws Refusal 413 when a release exceeds the limits */
export function assertSizes({ files }: Release): void {
  if (files.length > MAX_FILES) {
    throw tooLarge(`A release has at most ${MAX_FILES} files, this one has ${files.length}`);
  }
  const large = files.find(({ size }) => size > MAX_FILE_BYTES);
  if (large) {
    throw tooLarge(
      `${large.path} has ${formatMebibytes(large.size)}; a file of a release has at most ${formatMebibytes(MAX_FILE_BYTES)}`,
    );
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_RELEASE_BYTES) {
    throw tooLarge(
      `A release has at most ${formatMebibytes(MAX_RELEASE_BYTES)} together, this one has ${formatMebibytes(total)}`,
    );
  }
}

function badName(path: string, sentence: string): Refusal {
  return new Refusal(400, 'bad_file_name', `The file name ${JSON.stringify(path)} ${sentence}`);
}

function assertFileName(path: string): void {
  if (!isSafePath(path)) {
    throw badName(path, 'is not taken: letters, digits and . _ - ~ @ ( ) [ ] in folders of the release only');
  }
  if (GENERATED_BY_SITE.test(path)) throw badName(path, 'is reserved for files that the site generates');
}

/** `a` and `a/b` for `a/b/c.js`. */
function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** @throws Refusal when a name could leave the release's folder, or two names are equal on some file system */
export function assertFileNames(files: readonly ReleaseFile[]): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    assertFileName(path);
    const other = seen.get(path.toLowerCase());
    if (other === path) throw badName(path, 'is listed twice');
    if (other !== undefined) throw badName(path, `differs from ${other} only by capital letters`);
    seen.set(path.toLowerCase(), path);
  }
  for (const { path } of files) {
    const file = foldersOf(path.toLowerCase()).find((folder) => seen.has(folder));
    if (file !== undefined) throw badName(path, `lies in ${seen.get(file)}, which is a file`);
  }
}

/** @throws Refusal when the release names a file that it does not contain */
export function assertNamedFiles(release: Release): void {
  const held = new Set(release.files.map(({ path }) => path));
  const named: [string, string][] = [
    ['entry', release.entry],
    ...release.scripts.map((path): [string, string] => ['scripts', path]),
    ...release.styles.map((path): [string, string] => ['styles', path]),
    ...Object.entries(release.screens).flatMap(([screen, paths]) =>
      paths.map((path): [string, string] => [`screens.${screen}`, path]),
    ),
    ...Object.entries(release.messages).map(([language, path]): [string, string] => [
      `messages.${language}`,
      path,
    ]),
    ...(release.server === undefined ? [] : [['server', release.server] as [string, string]]),
  ];
  const lost = named.find(([, path]) => !held.has(path));
  if (lost)
    throw badReleaseRefusal(`${lost[0]} names ${JSON.stringify(lost[1])}, which is not among its files`);
}
