import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ComposedPart } from '@campavia/remote-kit/config';

type Stylesheet = ComposedPart['styles'][number];

/** The text of a stylesheet of a release; undefined if its file is missing or not the one that was released. */
export type ReadStylesheet = (stylesheet: Stylesheet) => string | undefined;

const PREFIX = '/releases/';
const MAX_CACHED = 50;

/** Addresses in stylesheets are relative to the file. */
const RELATIVE_URL = /url\(\s*(["']?)(?![a-z]+:|\/|#)([^"')]+)\1\s*\)/g;

export function createStylesheetReader(releasesFolder: string): ReadStylesheet {
  const known = new Map<string, string>();

  function read({ url, integrity }: Stylesheet): string | undefined {
    if (!url.startsWith(PREFIX)) return undefined;
    const bytes = bytesOf(join(releasesFolder, url.slice(PREFIX.length)));
    if (!bytes) return undefined;
    const digest = createHash('sha384').update(bytes).digest('base64');
    if (integrity !== `sha384-${digest}`) return undefined;
    return bytes
      .toString()
      .replace(RELATIVE_URL, (_, _quote, path: string) => `url("${dirname(url)}/${path}")`)
      .replaceAll('</', '<\\/');
  }

  return (stylesheet) => {
    const text = known.get(stylesheet.url) ?? read(stylesheet);
    if (text === undefined) return undefined;
    known.delete(stylesheet.url);
    known.set(stylesheet.url, text);
    const [oldest] = known.keys();
    if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
    return text;
  };
}

/** Releases are fetched before they are composed; a file that is missing all the same is linked instead. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
