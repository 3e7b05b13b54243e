import type { JsonSchema } from './json-schema';
import type { RemoteConfig } from './remote-config';

/** One file of a release. */
export interface ReleaseFile {
  /** Path inside the release's folder. */
  path: string;
  /** Bytes, uncompressed. */
  size: number;
  /** `sha384-…`, the value of an integrity attribute. */
  integrity: string;
  /**
   * `sha256-…` of a script that the release's own scripts load; preloads must use the same hash. Shorter than
   * `integrity`, because entries contain the hashes of all chunks: saves 5 KiB per page. Absent in older releases.
   */
  chunkIntegrity?: string;
}

/** An event that a part sends or receives, with its schema at build time. */
export interface EventPromise {
  name: string;
  version: number;
  payload: JsonSchema;
}

/** A slot that a part provides or uses, with its schema at build time. */
export interface SlotPromise {
  name: string;
  props: JsonSchema;
}

/** An api operation that a release uses, as described at build time. */
export interface OperationUse {
  /** Method and path, such as `GET /3/products/{id}/`. */
  operation: string;
  /** Parameters beside the path (`body.<field>` for those of a body), and whether they were required. */
  parameters: Record<string, { required: boolean }>;
  /** Schema of the successful answer; absent when the api declared none. */
  answer?: JsonSchema;
}

/** What a release offers to the other parts and expects of them, derived from its sources at build time. */
export interface ReleasePromises {
  /** Names of the addresses that it links to. */
  links: string[];
  sends: EventPromise[];
  hears: EventPromise[];
  /** Slots that it provides a component for. */
  offers: SlotPromise[];
  /** Slots on its own pages, filled by others. */
  fills: SlotPromise[];
  operations: OperationUse[];
}

/** `release.json`: the metadata of one immutable build of one part. */
export interface Release {
  part: string;
  version: string;
  commit: string;
  /** Author of the commit as in git; empty when unknown. */
  author: string;
  builtAt: string;
  /** `sha384-…` over the canonical JSON of everything that is reproducible from the sources. */
  digest: string;
  /** Range of remote-kit versions that this release works with. */
  contract: string;
  /** Version of remote-kit that it was built with; for the shell, the one that it provides. */
  kit: string;
  /** Ranges of the shared modules that a remote imports; for the shell, the exact versions that it provides. */
  shared: Record<string, string>;
  /** Global name of the federation container; contains the version. The shell has none. */
  container?: string;
  /** Path of the container's entry (or of the shell's main script). */
  entry: string;
  /** Scripts that `./remote` (or the shell) needs besides the entry, to preload. */
  scripts: string[];
  styles: string[];
  /** Scripts of each address's screen, where that is a separate chunk. */
  screens: Record<string, string[]>;
  /** Chunk with the catalogue, by language. */
  messages: Record<string, string>;
  /** Server bundle (CommonJS) with `handle`, if the part has one. */
  server?: string;
  files: ReleaseFile[];
  config: RemoteConfig;
  promises: ReleasePromises;
  /** Signature of the publisher: key id and Ed25519 signature (base64) over the canonical JSON of all other fields. */
  signature?: { key: string; value: string };
}

/** Data that a page needs to run another release of a part. */
export interface FallbackRelease {
  version: string;
  entry: string;
  integrity: string;
  /** Absent for the shell. */
  container?: string;
  /** For the shell only. */
  styles?: { url: string; integrity: string }[];
}

/** One part of a composition, as contained in the document. */
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
  /** URLs of the fonts that the first view needs. */
  fonts: string[];
  messages: Record<string, { url: string; integrity: string }>;
  config: RemoteConfig;
  /** The last good release before this one; absent if there is none. */
  fallback?: FallbackRelease;
}

/** Exactly one release per part; `id` is a hash over {part: version, digest}. */
export interface Composition {
  id: string;
  channel: string;
  /** Name of the visitor's mix. */
  mix?: string;
  /**
   * Other origins with the same release files, such as `https://files.example`; used when this site does not serve one.
   */
  origins?: string[];
  parts: Record<string, ComposedPart>;
}
