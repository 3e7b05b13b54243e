export { canonicalJson } from './canonical-json';
export { digestOf, integrityOf } from './digest-of';
export { isSignedBy, signRelease, type SigningKey } from './sign-release';
