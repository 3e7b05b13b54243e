import type { JsonSchema } from './json-schema';
import type { RemoteConfig } from './remote-config';

/** One file of a release. */
export interface ReleaseFile {
  /** Path inside the release's folder. */
  path: string;
  /** Bytes, uncompressed. */
  size: number;
  /** `sha384-…`, ready for an integrity attribute. */
  integrity: string;
  /**
   * `sha256-…` of a script that the release's own scripts load: what they ask for it with, and so must whoever preloads it.
   * They carry the hashes of all their chunks, and the longer ones weighed five KiB on a page. Releases before have none.
   */
  chunkIntegrity?: string;
}

/** An event that a part sends or receives, as its release was built against it. */
export interface EventPromise {
  name: string;
  version: number;
  payload: JsonSchema;
}

/** A slot that a part provides a component for or has on its pages, as its release was built against it. */
export interface SlotPromise {
  name: string;
  props: JsonSchema;
}

/** A call of the api that a release makes, as the api described it when the release was built. */
export interface OperationUse {
  /** Method and path: `GET /3/products/{id}/`. */
  operation: string;
  /** Parameters beside the path that were known (`body.<field>` for those of a body), and which the api insisted on. */
  parameters: Record<string, { required: boolean }>;
  /** What the successful answer looked like; absent where the api described none. */
  answer?: JsonSchema;
}

/** What a release promises to the other parts and expects of them, read from its sources when it was built. */
export interface ReleasePromises {
  /** Names of the addresses it links to. */
  links: string[];
  sends: EventPromise[];
  hears: EventPromise[];
  /** Slots it provides a component for. */
  offers: SlotPromise[];
  /** Slots on its own pages, filled by others. */
  fills: SlotPromise[];
  operations: OperationUse[];
}

/** `release.json`: everything the platform knows of one immutable build of one part. */
export interface Release {
  part: string;
  version: string;
  commit: string;
  /** Who made the commit, as git names people; empty where nobody is known. */
  author: string;
  builtAt: string;
  /** `sha384-…` over the canonical JSON of everything that is the same for the same sources. */
  digest: string;
  /** Range of remote-kit's versions that this release works with. */
  contract: string;
  /** Version of remote-kit it was built with; for the shell the one it provides. */
  kit: string;
  /** Ranges of the shared modules that a remote imports; for the shell the exact versions it provides. */
  shared: Record<string, string>;
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
  promises: ReleasePromises;
  /** Who published it: the key's id and an Ed25519 signature (base64) over the canonical JSON of all the rest. */
  signature?: { key: string; value: string };
}

/** What a page needs to run another release of a part than the composition's. */
export interface FallbackRelease {
  version: string;
  entry: string;
  integrity: string;
  /** The shell's has none. */
  container?: string;
  /** The shell's alone has some. */
  styles?: { url: string; integrity: string }[];
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
  /** The last good release before this one; absent while there is none. */
  fallback?: FallbackRelease;
}

/** Exactly one release of every part; `id` hashes {part: version, digest}. */
export interface Composition {
  id: string;
  channel: string;
  /** Name of the mix that the visitor holds. */
  mix?: string;
  /** Other origins that hold the same release files, `https://files.example`; asked when this site does not give one. */
  origins?: string[];
  parts: Record<string, ComposedPart>;
}
