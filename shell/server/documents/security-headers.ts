/** Headers that every answer of the site carries. */
export const BASE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Trusted Types policies that scripts of a release may make. */
const TRUSTED_TYPES = 'campavia campavia-webpack';

/**
 * The policy of one document; scripts run by this nonce only, and only from trusted values.
 * @param origins - others that hold files of releases
 */
export function contentSecurityPolicy(nonce: string, origins: readonly string[] = []): string {
  const files = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${files} 'nonce-${nonce}'`,
    `img-src ${files} data:`,
    `font-src ${files}`,
    `connect-src ${files}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES} 'allow-duplicates'`,
  ].join('; ');
}
