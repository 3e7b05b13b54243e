const KINDS = ['production', 'refresh', 'remount'];

/**
 * How this process builds parts, from `CAMPAVIA_BUILD`: a part's own configuration is read by every build, so it cannot
 * receive an argument.
 *
 * - `production`: a release in `dist/release`.
 * - `refresh`: for development, with a development build of the shell; an edited component preserves its state.
 * - `remount`: for development, with any shell; an edit renders the remote again and does not affect the rest of the
 * page.
 *
 * @typedef {'production' | 'refresh' | 'remount'} BuildKind
 * @returns {BuildKind}
 */
export function buildKind(env = process.env) {
  const kind = env.CAMPAVIA_BUILD || 'production';
  if (!KINDS.includes(kind)) throw new Error(`CAMPAVIA_BUILD=${kind}: it must be one of ${KINDS.join(', ')}`);
  return kind;
}

/** Path of the files of a part in development, on the page's own origin. */
export function devFolderOf(name) {
  return `/releases/${name}/dev/`;
}

/**
 * A part as it is built for development: always version `dev`, independent of its sources.
 *
 * @param {import('../release/part.mjs').Part} part
 * @returns {import('../release/part.mjs').Part}
 */
export function inDevelopment(part) {
  const container = `campavia_${part.name}_dev`.replace(/\W/g, '_');
  return { ...part, version: 'dev', container };
}
