/** Headers that every answer of the site carries. */
export const BASE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Browsers use https only for a year, if the site uses https. */
export const HTTPS_ONLY = 'max-age=31536000';

const TRUSTED_TYPES = 'campavia campavia-webpack';

export interface Elsewhere {
  files?: readonly string[] | undefined;
  /** Origins of frames, or `'self'`: those of the chat assistant and of bank challenges. */
  frames?: readonly (string | undefined)[] | undefined;
  tiles?: string | undefined;
  /** Origins of the payment provider's card vault, where that is not ours: scripts may send to them, nothing else. */
  vaults?: readonly string[] | undefined;
}

/** The policy of one document; scripts run by this nonce only, and only from trusted values. */
export function contentSecurityPolicy(
  nonce: string,
  { files = [], frames = [], tiles, vaults = [] }: Elsewhere = {},
): string {
  const ours = ["'self'", ...files].join(' ');
  const framed = [...new Set(frames.filter((source) => source !== undefined))].join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${ours} 'nonce-${nonce}'`,
    // Pictures somebody has just chosen are shown before they are sent.
    `img-src ${[ours, 'data: blob:', ...(tiles ? [tiles] : [])].join(' ')}`,
    `font-src ${ours}`,
    `connect-src ${[ours, ...vaults].join(' ')}`,
    ...(framed ? [`frame-src ${framed}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES} 'allow-duplicates'`,
  ].join('; ');
}
