import type { OpenIdSettings } from './open-id-sign-on';

/** What the product is known as at the identity provider of the sandbox, whose pages lie on the site. */
export function sandboxSignOn(siteUrl: string): OpenIdSettings {
  return { issuer: `${siteUrl}/sandbox/identity`, clientId: 'campavia-sandbox' };
}
