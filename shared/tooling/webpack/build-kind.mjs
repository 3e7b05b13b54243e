const KINDS = ['production', 'refresh', 'remount'];

/**
 * How this process builds parts, from `CAMPAVIA_BUILD`: a part's own configuration is read by every build,
 * so it cannot be handed an argument.
 *
 * - `production`: a release in `dist/release`.
 * - `refresh`: while developing, beside a development build of the shell; an edited component preserves its state.
 * - `remount`: while developing, beside any shell; an edit draws the remote anew and leaves the rest of the page.
 *
 * @typedef {'production' | 'refresh' | 'remount'} BuildKind
 * @returns {BuildKind}
 */
export function buildKind(env = process.env) {
  const kind = env.CAMPAVIA_BUILD || 'production';
  if (!KINDS.includes(kind)) throw new Error(`CAMPAVIA_BUILD=${kind}: it is one of ${KINDS.join(', ')}`);
  return kind;
}

/** Where the files of a part that is being developed are, on the page's own origin. */
export function devFolderOf(name) {
  return `/releases/${name}/dev/`;
}

/**
 * A part as it is built while developing: one version, `dev`, whatever its sources.
 *
 * @param {import('../release/part.mjs').Part} part
 * @returns {import('../release/part.mjs').Part}
 */
export function inDevelopment(part) {
  const container = `campavia_${part.name}_dev`.replace(/\W/g, '_');
  return { ...part, version: 'dev', container };
}
