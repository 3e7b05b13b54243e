import type { RemoteConfig } from './remote-config';

/** One file of a release. */
export interface ReleaseFile {
  /** Path inside the release's folder. */
  path: string;
  /** Bytes, uncompressed. */
  size: number;
  /** `sha384-…`, ready for an integrity attribute. */
  integrity: string;
}

/** `release.json`: everything the platform knows of one immutable build of one part. */
export interface Release {
  part: string;
  version: string;
  commit: string;
  builtAt: string;
  /** `sha384-…` over the sorted list of files. */
  digest: string;
  contract: string;
  /** Global name of the federation container; contains the version. The shell has none. */
  container?: string;
  /** Path of the container's entry (or of the shell's main script). */
  entry: string;
  /** Scripts that `./remote` (or the shell) needs besides the entry, to preload. */
  scripts: string[];
  styles: string[];
  /** Per address the scripts of its screen, where that is a chunk of its own. */
  screens: Record<string, string[]>;
  /** Per language the chunk with its catalogue. */
  messages: Record<string, string>;
  /** Server bundle (CommonJS) with `handle`, when the part has one. */
  server?: string;
  files: ReleaseFile[];
  config: RemoteConfig;
}

/** One part of a composition, as the document carries it. */
export interface ComposedPart {
  version: string;
  digest: string;
  /** Absolute path on the site: `/releases/mf-search/0.1.0-1a2b3c4d/remote.js`. */
  entry: string;
  integrity: string;
  container?: string;
  scripts: { url: string; integrity: string }[];
  styles: { url: string; integrity: string }[];
  screens: Record<string, { url: string; integrity: string }[]>;
  /** Addresses of the font files that the first view needs. */
  fonts: string[];
  messages: Record<string, { url: string; integrity: string }>;
  config: RemoteConfig;
}

/** Exactly one release of every part; `id` hashes {part: version, digest}. */
export interface Composition {
  id: string;
  channel: string;
  parts: Record<string, ComposedPart>;
}
