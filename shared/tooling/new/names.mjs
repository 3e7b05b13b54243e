import { Refusal } from '../postgres/refusal.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names that are refused for files and folders: too vague, or with a version. */
const UNWANTED = /^(.*-)?(utils?|helpers?|common|misc|lib|managers?)$|-(v\d+|new|old|legacy)$/;
const MAX_LENGTH = 40;

/** Rejects names that are not valid for a file, a folder and a function. */
export function requireName(name, what) {
  const example = { remote: 'mf-insurance', module: 'wishlists', endpoint: 'get-trip' }[what] ?? 'price-list';
  if (name === undefined) throw new Refusal(`Which ${what}? Give a name such as ${example}.`);
  const isShort = name.length <= MAX_LENGTH;
  if (!KEBAB.test(name) || !isShort) {
    throw new Refusal(
      `"${name}" cannot name a ${what}: small letters, digits and single hyphens, at most ${MAX_LENGTH}, such as ${example}.`,
    );
  }
  if (UNWANTED.test(name)) {
    throw new Refusal(`"${name}" is too vague: name the ${what} for its content, such as ${example}.`);
  }
  return name;
}

/** `price-list` → `PriceList` */
export function pascal(name) {
  return name.replace(/(^|-)([a-z0-9])/g, (_, hyphen, letter) => letter.toUpperCase());
}

/** `price-list` → `priceList` */
export function camel(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** `price-list` → `price_list` */
export function snake(name) {
  return name.replaceAll('-', '_');
}

/** `price-list` → `price list` */
export function words(name) {
  return name.replaceAll('-', ' ');
}

/** `price-list` → `Price list` */
export function title(name) {
  const text = words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `wishlists` → `wishlist`, `categories` → `category` */
export function singular(noun) {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return noun.endsWith('s') && !noun.endsWith('ss') ? noun.slice(0, -1) : noun;
}

/** `wishlist` → `wishlists`, `category` → `categories`; a plural stays. */
export function plural(noun) {
  if (noun.endsWith('s')) return noun;
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** `an` before a vowel, otherwise `a`. */
export function article(name) {
  return /^[aeiou]/.test(name) ? 'an' : 'a';
}
