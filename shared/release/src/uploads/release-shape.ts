import semver from 'semver';

import { addressPattern } from './address-pattern';
import {
  badReleaseRefusal,
  objectCheck,
  isInheritedName,
  listCheck,
  oneOfCheck,
  recordCheck,
  textCheck,
  assertObject,
  booleanCheck,
  integerCheck,
} from './shape-checks';
import type { Check } from './shape-checks';

/** Names of parts. */
export const PART = /^(shell|mf-[a-z0-9-]{1,40})$/;
const MAX_VERSION_LENGTH = 64;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const CHUNK_INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const GLOBAL_NAME = /^[A-Za-z_$][\w$]*$/;
const NO_WHITESPACE = /^\S+$/;
const API_PATH = /^\/(3|v4)\/[\w/{}-]+\/$/;
const LIST_NAME = /^[a-z][a-z-]*$/;
const KEY_ID = /^[\w.:/@-]+$/;

/** Whether a text is a valid version: semver 2 without build metadata, at most 64 characters. */
export function isVersion(version: string): boolean {
  return version.length <= MAX_VERSION_LENGTH && semver.valid(version) === version;
}

const version: Check = (value, field) => {
  textCheck()(value, field);
  if (!isVersion(value as string)) {
    throw badReleaseRefusal(
      `${field} must be a version like 1.4.2 or 1.5.0-pr.31, not ${JSON.stringify(value)}`,
    );
  }
};

const range: Check = (value, field) => {
  textCheck()(value, field);
  if (semver.validRange(value as string) === null) {
    throw badReleaseRefusal(`${field} must be a range of versions like ^1.2.0, not ${JSON.stringify(value)}`);
  }
};

const token = textCheck({ pattern: NO_WHITESPACE });

const name: Check = (value, field) => {
  token(value, field);
  if (isInheritedName(value as string))
    throw badReleaseRefusal(`${field} must not be ${JSON.stringify(value)}`);
};

const names = listCheck(name);
const schema: Check = assertObject;

const sitemap = objectCheck({
  'values?': listCheck(recordCheck(textCheck())),
  'list?': textCheck({ pattern: LIST_NAME }),
});

const address = objectCheck({
  id: name,
  pattern: addressPattern,
  'layout?': oneOfCheck('default', 'dashboard', 'empty', 'log'),
  'access?': oneOfCheck('public', 'signed-in', 'owner', 'staff'),
  'document?': booleanCheck,
  'personalData?': textCheck({ pattern: API_PATH }),
  'query?': names,
  'hydration?': oneOfCheck('on-interaction'),
  'isWholeWithQuery?': booleanCheck,
  'sitemap?': sitemap,
});

const menuEntry = objectCheck({
  address: name,
  place: oneOfCheck('header', 'footer-guests', 'footer-owners'),
  order: (value, field) => {
    if (typeof value !== 'number') throw badReleaseRefusal(`${field} must be a number`);
  },
});

const config = objectCheck({
  name,
  squad: name,
  contract: range,
  addresses: listCheck(address),
  'slots?': objectCheck({ 'offers?': names, 'fills?': names }),
  'menu?': listCheck(menuEntry),
  'events?': objectCheck({ 'sends?': names, 'hears?': names }),
  'flags?': names,
  'storageKeys?': names,
});

const event = objectCheck({ name, version: integerCheck(1), payload: schema });
const slot = objectCheck({ name, props: schema });
const operation = objectCheck({
  operation: textCheck({ pattern: /^[A-Z]+ \// }),
  parameters: recordCheck(objectCheck({ required: booleanCheck })),
  'answer?': schema,
});

const promises = objectCheck({
  links: names,
  sends: listCheck(event),
  hears: listCheck(event),
  offers: listCheck(slot),
  fills: listCheck(slot),
  operations: listCheck(operation),
});

const path = textCheck({ atMost: 1000 });

/** The shape of release.json; its content is checked elsewhere. */
export const releaseShape = objectCheck({
  part: textCheck({ pattern: PART }),
  version,
  commit: textCheck({ pattern: /^\S*$/ }),
  author: textCheck(),
  builtAt: textCheck({ pattern: MOMENT }),
  digest: textCheck({ pattern: INTEGRITY }),
  contract: range,
  kit: version,
  shared: recordCheck(range),
  'container?': textCheck({ pattern: GLOBAL_NAME }),
  entry: path,
  scripts: listCheck(path),
  styles: listCheck(path),
  screens: recordCheck(listCheck(path)),
  messages: recordCheck(path),
  'server?': path,
  files: listCheck(
    objectCheck({
      path,
      size: integerCheck(0),
      integrity: textCheck({ pattern: INTEGRITY }),
      'chunkIntegrity?': textCheck({ pattern: CHUNK_INTEGRITY }),
    }),
  ),
  config,
  promises,
  'signature?': objectCheck({ key: textCheck({ pattern: KEY_ID }), value: textCheck() }),
});
