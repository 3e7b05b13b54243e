import { devFolderOf } from '../webpack/build-kind.mjs';

const TAG = /<(?:script|link)\b[^>]*>/g;

function scriptOf(id) {
  return new RegExp(`(<script\\b[^>]*\\bid="${id}"[^>]*>)([\\s\\S]*?)(</script>)`);
}

function isOfRelease(tag, part) {
  return tag.includes(`/releases/${part}/`);
}

/** Nothing of a part in development is preloaded, because its files change with every edit. */
function withoutPreloads(html, part) {
  return html.replace(TAG, (tag) => (tag.startsWith('<link') && isOfRelease(tag, part) ? '' : tag));
}

/** The same element with another address, and without the integrity hash of the previous file. */
function pointedTo(tag, url) {
  return tag.replace(/\s(?:integrity)="[^"]*"/, '').replace(/\ssrc="[^"]*"/, ` src="${url}"`);
}

function withShellScript(html, part) {
  return html.replace(TAG, (tag) =>
    tag.startsWith('<script') && isOfRelease(tag, part.name) ? pointedTo(tag, part.entry) : tag,
  );
}

function withStyles(html, { styles }) {
  const links = styles.map(({ url }) => `<link rel="stylesheet" href="${url}">`);
  return html.replace('</head>', `${links.join('\n')}\n</head>`);
}

/** JSON that cannot close its script element. */
function inlined(value) {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/**
 * The content of one of the document's data scripts.
 *
 * @param {string} html @param {string} id of the script
 */
export function readInlined(html, id) {
  const [, , text] = scriptOf(id).exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

/** The document with other content in one of its data scripts. */
export function writeInlined(html, id, value) {
  return html.replace(scriptOf(id), (_, begin, text, end) => begin + inlined(value) + end);
}

/**
 * The entry of a part in development in the composition: without integrity hashes of its files.
 *
 * @param {string} name @param {object} config the current `remote.config.ts`
 */
export function developedPart(name, config) {
  const folder = devFolderOf(name);
  const isShell = name === 'shell';
  return {
    version: 'dev',
    digest: 'dev',
    entry: `${folder}${isShell ? 'main.js' : 'remote.js'}`,
    integrity: '',
    ...(!isShell && { container: `campavia_${name}_dev`.replace(/\W/g, '_') }),
    scripts: [],
    styles: isShell ? [{ url: `${folder}main.css`, integrity: '' }] : [],
    screens: {},
    fonts: [],
    messages: {},
    config,
  };
}

/**
 * A document of the site with some parts in development in place of their releases.
 *
 * @param {string} html @param {Record<string, object>} parts from {@link developedPart}
 */
export function rewriteDocument(html, parts) {
  const composition = readInlined(html, 'composition');
  if (!composition) return html;
  let page = writeInlined(html, 'composition', { ...composition, parts: { ...composition.parts, ...parts } });
  for (const [name, part] of Object.entries(parts)) {
    page = withStyles(withoutPreloads(page, name), part);
    if (name === 'shell') page = withShellScript(page, { name, ...part });
  }
  return page;
}

/** The policy of a document, extended for the development servers: their socket and their policies. */
export function rewritePolicy(policy, { socketOrigin, policies }) {
  return policy
    .split('; ')
    .map((directive) => {
      if (directive.startsWith('connect-src ')) return `${directive} ${socketOrigin}`;
      if (directive.startsWith('trusted-types '))
        return `trusted-types ${policies.join(' ')} ${directive.slice(14)}`;
      return directive;
    })
    .join('; ');
}
