export const BASE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** One year, in seconds; sent only if the site uses https. */
export const HTTPS_ONLY = 'max-age=31536000';

const TRUSTED_TYPES = 'campavia campavia-webpack';

export interface Elsewhere {
  files?: readonly string[] | undefined;
  /** Origins of the chat assistant and of bank challenges. */
  frames?: readonly (string | undefined)[] | undefined;
  tiles?: string | undefined;
  /** Origins of the payment provider's card vault if it is not the site: allowed for connections only. */
  vaults?: readonly string[] | undefined;
}

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
    // Previews of pictures that are not uploaded yet are `data:` and `blob:` URLs.
    `img-src ${[ours, 'data: blob:', ...(tiles ? [tiles] : [])].join(' ')}`,
    `font-src ${ours}`,
    `connect-src ${[ours, ...vaults].join(' ')}`,
    ...(framed ? [`frame-src ${framed}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES} 'allow-duplicates'`,
  ].join('; ');
}
