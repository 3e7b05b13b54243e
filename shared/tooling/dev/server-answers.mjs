import { readInlined, writeInlined } from './rewrite-document.mjs';

/** Exports by which the site finds the part of a path. */
export const SITE_SOURCES = `
  export { addressesOf, matchAddress } from '@campavia/remote-kit/config';
  export { DEFAULT_SITE, pathOn, prefixOf, siteOf } from '@campavia/i18n/sites';
`;

const TITLE = /<title>[\s\S]*?<\/title>/;

function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function withAnswer(html, { status, head, data }, addressId) {
  const state = readInlined(html, 'document');
  const page = writeInlined(html, 'document', { ...state, status, addressId, data: data ?? {} });
  return head?.title ? page.replace(TITLE, () => `<title>${escaped(head.title)}</title>`) : page;
}

/**
 * Lets the `server.ts` of a remote in development determine status, redirect, title and data of its documents. The rest
 * of the head stays as the site wrote it.
 *
 * @param {object} options
 * @param {object} options.sources exports of {@link SITE_SOURCES}
 * @param {string} options.apiOrigin origin of the site's api
 * @param {(part: string, request: object) => Promise<object | undefined>} options.askPart
 * @param {(line: string) => void} options.print
 */
export function serverAnswers({ sources, apiOrigin, runPart, print }) {
  const { addressesOf, DEFAULT_SITE, matchAddress, pathOn, prefixOf, siteOf } = sources;

  function pageOf(html, url, parts) {
    const composition = readInlined(html, 'composition');
    const state = readInlined(html, 'document');
    if (!composition || !state) return undefined;
    const site = siteOf(state.site) ?? DEFAULT_SITE;
    const path = url.pathname.slice(prefixOf(site).length) || '/';
    const match = matchAddress(addressesOf(composition), path);
    const isOurs = match?.address.document && match.address.part in parts;
    return isOurs ? { match, site, path, today: state.today } : undefined;
  }

  function requestFor({ match, site, path, today }, url) {
    return {
      addressId: match.address.id,
      params: match.params,
      path,
      search: url.search,
      locale: site.locale,
      today,
      origin: url.origin,
      api: {
        origin: apiOrigin,
        headers: { 'x-api-key': 'campavia-web', 'accept-language': site.isoTag },
      },
    };
  }

  /**
   * @param {string} html with the parts in development in its composition @param {URL} url of the request
   * @param {object} parts in development, by name
   * @returns {Promise<{status?: number, redirect?: string, html: string}>} without a status the site's own is used
   */
  return async function answerFor(html, url, parts) {
    const page = pageOf(html, url, parts);
    if (!page) return { html };
    const { address } = page.match;
    const asked = runPart(address.part, requestFor(page, url));
    const answer = await asked.catch((error) => print(`${address.part}: server.ts failed: ${error.message}`));
    if (!answer) return { html };
    const { status, redirect } = answer;
    if (redirect !== undefined) return { status, redirect: pathOn(page.site, redirect), html };
    return { status, html: withAnswer(html, answer, address.id) };
  };
}
