import semver from 'semver';

import { addressPattern } from './address-pattern';
import { badRelease, form, isInherited, list, oneOf, record, text, thing, truth, whole } from './shape-checks';
import type { Check } from './shape-checks';

/** Names of parts. */
export const PART = /^(shell|mf-[a-z0-9-]{1,40})$/;
const LONGEST_VERSION = 64;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const CHUNK_INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const GLOBAL_NAME = /^[A-Za-z_$][\w$]*$/;
const WORD = /^\S+$/;
const KEY_ID = /^[\w.:/@-]+$/;

/** Whether a text is a version of the grammar: semver 2 without build metadata, at most 64 characters. */
export function isVersion(version: string): boolean {
  return version.length <= LONGEST_VERSION && semver.valid(version) === version;
}

const version: Check = (value, field) => {
  text()(value, field);
  if (!isVersion(value as string)) {
    throw badRelease(`${field} must be a version like 1.4.2 or 1.5.0-pr.31, not ${JSON.stringify(value)}`);
  }
};

const range: Check = (value, field) => {
  text()(value, field);
  if (semver.validRange(value as string) === null) {
    throw badRelease(`${field} must be a range of versions like ^1.2.0, not ${JSON.stringify(value)}`);
  }
};

const word = text({ pattern: WORD });

const name: Check = (value, field) => {
  word(value, field);
  if (isInherited(value as string)) throw badRelease(`${field} must not be ${JSON.stringify(value)}`);
};

const names = list(name);
const schema: Check = thing;

const address = form({
  id: name,
  pattern: addressPattern,
  'layout?': oneOf('default', 'dashboard', 'empty', 'log'),
  'access?': oneOf('public', 'signed-in', 'owner', 'staff'),
  'document?': truth,
});

const menuEntry = form({
  address: name,
  place: oneOf('header', 'footer-guests', 'footer-owners'),
  order: (value, field) => {
    if (typeof value !== 'number') throw badRelease(`${field} must be a number`);
  },
});

const config = form({
  name,
  squad: name,
  contract: range,
  addresses: list(address),
  'slots?': form({ 'offers?': names, 'fills?': names }),
  'menu?': list(menuEntry),
  'events?': form({ 'sends?': names, 'hears?': names }),
  'flags?': names,
  'storageKeys?': names,
});

const event = form({ name, version: whole(1), payload: schema });
const slot = form({ name, props: schema });
const operation = form({
  operation: text({ pattern: /^[A-Z]+ \// }),
  parameters: record(form({ required: truth })),
  'answer?': schema,
});

const promises = form({
  links: names,
  sends: list(event),
  hears: list(event),
  offers: list(slot),
  fills: list(slot),
  operations: list(operation),
});

const path = text({ atMost: 1000 });

/** The form of release.json; what it says is looked at elsewhere. */
export const releaseShape = form({
  part: text({ pattern: PART }),
  version,
  commit: text({ pattern: /^\S*$/ }),
  author: text(),
  builtAt: text({ pattern: MOMENT }),
  digest: text({ pattern: INTEGRITY }),
  contract: range,
  kit: version,
  shared: record(range),
  'container?': text({ pattern: GLOBAL_NAME }),
  entry: path,
  scripts: list(path),
  styles: list(path),
  screens: record(list(path)),
  messages: record(path),
  'server?': path,
  files: list(
    form({
      path,
      size: whole(0),
      integrity: text({ pattern: INTEGRITY }),
      'chunkIntegrity?': text({ pattern: CHUNK_INTEGRITY }),
    }),
  ),
  config,
  promises,
  'signature?': form({ key: text({ pattern: KEY_ID }), value: text() }),
});
