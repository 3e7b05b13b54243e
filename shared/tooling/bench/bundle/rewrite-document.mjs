const COMPOSITION = /<script\b[^>]* id="composition"[^>]*>([\s\S]*?)<\/script>/;
const MAIN = /(<main\b[^>]*>)([\s\S]*)(<\/main>)/;
const SLOT = /<div (id="app-[\w-]+")[^>]*>/;
/** Attributes of a page that the server has rendered. */
const RENDERED_STYLES = /<style [^>]*data-styled[\s\S]*?<\/style>/g;
const SCRIPT = /<script\b[^>]* src="[^"]*"[^>]*><\/script>/g;
/** Scripts that wait for a painted page; nothing of the bundle's page is painted before them. */
const DELAYED = /<template id="scripts">([\s\S]*?)<\/template>/;
const LINK = /<link\b[^>]*>\n?/g;
const RELEASED = /\/releases\/[\w-]+\/[^/"]+\//;

/**
 * Turns the document of the composed site into that of the single bundle: its script, preloads of exactly the content
 * that the composed page preloads, nothing rendered by the server.
 *
 * @param {string} html
 * @param {import('./build-bundle.mjs').Bundle & {address: string}} bundle
 * @returns {string}
 */
export function rewriteDocument(html, bundle) {
  const composition = JSON.parse(COMPOSITION.exec(html)?.[1] ?? 'null');
  if (!composition) throw new Error('The document contains no composition');
  const atOnce = createFinder(composition, bundle);
  const seen = new Set();
  return html
    .replace(LINK, (tag) => (isScript(tag) ? once(seen, asBundled(tag, atOnce)) : withPicture(tag, bundle)))
    .replace(SCRIPT, (tag) => asBundled(tag, atOnce))
    .replace(RENDERED_STYLES, '')
    .replace(DELAYED, '$1')
    .replace(MAIN, (_, begin, rendered, end) => `${begin}${emptySlot(rendered)}${end}`);
}

/** The file of the bundle that replaces a file of the composition; undefined if the main script replaces it. */
function createFinder({ parts }, { address, entry, catalogues, chunks, integrity }) {
  const known = new Map([[parts.shell.entry, entry]]);
  for (const [part, { messages }] of Object.entries(parts)) {
    for (const [language, { url }] of Object.entries(messages)) {
      known.set(url, catalogues[`${part}/${language}`]);
    }
  }
  return function find(url) {
    const [name] = url.split('/').at(-1).split('.');
    const file = known.get(url) ?? chunks[name];
    return file && { url: `${address}/${file}`, integrity: integrity[file] };
  };
}

function asBundled(tag, find) {
  const [, url] = /(?:href|src)="([^"]*)"/.exec(tag);
  const file = find(url);
  return file ? tag.replace(url, file.url).replace(/integrity="[^"]*"/, `integrity="${file.integrity}"`) : '';
}

function isScript(tag) {
  return tag.includes(' as="script"') || tag.includes('rel="modulepreload"');
}

function once(seen, tag) {
  if (seen.has(tag)) return '';
  seen.add(tag);
  return tag;
}

function withPicture(tag, { address, integrity }) {
  return tag.replace(new RegExp(`${RELEASED.source}([^"\\s,]+)`, 'g'), (url, file) =>
    integrity[file] && !file.endsWith('.css') ? `${address}/${file}` : url,
  );
}

function emptySlot(rendered) {
  const [, id] = SLOT.exec(rendered) ?? [];
  return id ? `<div ${id} aria-busy="true"></div>` : '';
}
