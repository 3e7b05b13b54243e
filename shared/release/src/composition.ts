import { createHash } from 'node:crypto';

import type {
  ComposedPart,
  Composition,
  FallbackRelease,
  Release,
  ReleaseFile,
} from '@campavia/remote-kit/config';

/** URL of a release's file on the site. */
function releaseUrl(release: Release, path: string): string {
  return `/releases/${release.part}/${release.version}/${path}`;
}

function fileOf(release: Release, path: string): ReleaseFile {
  const file = release.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${release.part}@${release.version} does not contain the file ${path} it names`);
  return file;
}

interface Link {
  url: string;
  integrity: string;
}

/** A file loaded by the document or the shell. */
function linkTo(release: Release, path: string): Link {
  return { url: releaseUrl(release, path), integrity: fileOf(release, path).integrity };
}

/** A script loaded by the release's own entry: the browser uses a preload only with the same hash. */
function linkToChunk(release: Release, path: string): Link {
  const { integrity, chunkIntegrity = integrity } = fileOf(release, path);
  return { url: releaseUrl(release, path), integrity: chunkIntegrity };
}

/** Every page needs the Latin fonts; others load on demand. */
const FIRST_FONTS = /-latin-wght-normal\b.*\.woff2$/;

function fallbackTo(release: Release): FallbackRelease {
  const { url, integrity } = linkTo(release, release.entry);
  return {
    version: release.version,
    entry: url,
    integrity,
    ...(release.container
      ? { container: release.container }
      : { styles: release.styles.map((path) => linkTo(release, path)) }),
  };
}

function composePart(release: Release, fallback: Release | undefined): ComposedPart {
  const entry = linkTo(release, release.entry);
  const messages = Object.entries(release.messages).map(
    ([language, path]) => [language, linkToChunk(release, path)] as const,
  );
  const screens = Object.entries(release.screens).map(
    ([address, paths]) => [address, paths.map((path) => linkToChunk(release, path))] as const,
  );
  return {
    version: release.version,
    digest: release.digest,
    entry: entry.url,
    integrity: entry.integrity,
    ...(release.container ? { container: release.container } : {}),
    scripts: release.scripts.map((path) => linkToChunk(release, path)),
    styles: release.styles.map((path) => linkTo(release, path)),
    screens: Object.fromEntries(screens),
    fonts: release.files
      .filter(({ path }) => FIRST_FONTS.test(path))
      .map(({ path }) => releaseUrl(release, path)),
    messages: Object.fromEntries(messages),
    config: release.config,
    ...(fallback ? { fallback: fallbackTo(fallback) } : {}),
  };
}

/** Id of a composition: a hash over {part: version, digest}, independent of their order. */
export function compositionId(parts: Record<string, { version: string; digest: string }>): string {
  const canonical = Object.keys(parts)
    .sort()
    .map((part) => `${part}@${parts[part]?.version}:${parts[part]?.digest}`)
    .join('\n');
  return createHash('sha256').update(canonical).digest('hex').slice(0, 20);
}

/** Data of a composition beside its releases. */
export interface CompositionExtras {
  /** By part: the last good release before the current one. */
  fallbacks?: Readonly<Record<string, Release>>;
  /** Name of the visitor's mix. */
  mix?: string;
  /** Other origins that serve the same files. */
  origins?: readonly string[];
}

/**
 * Builds a composition of exactly one release per part. Fallbacks, mix and origins do not affect its id.
 * @throws Error when a release names a file that it does not contain, or a part occurs twice
 */
export function compose(
  channel: string,
  releases: readonly Release[],
  { fallbacks = {}, mix, origins = [] }: CompositionExtras = {},
): Composition {
  const parts: Record<string, ComposedPart> = {};
  for (const release of releases) {
    if (parts[release.part]) throw new Error(`Two releases of ${release.part} in one composition`);
    parts[release.part] = composePart(release, fallbacks[release.part]);
  }
  return {
    id: compositionId(parts),
    channel,
    ...(mix === undefined ? {} : { mix }),
    ...(origins.length > 0 ? { origins: [...origins] } : {}),
    parts,
  };
}
