import type { OpenIdSettings } from './open-id-sign-on';

/** Client settings of the sandbox's identity provider, whose pages are on the site. */
export function sandboxSignOn(siteUrl: string): OpenIdSettings {
  return { issuer: `${siteUrl}/sandbox/identity`, clientId: 'campavia-sandbox' };
}
