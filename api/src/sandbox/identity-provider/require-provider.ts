import { HttpError } from '../../core/http-errors';
import type { IdentityProvider } from './identity-provider.service';

/** Path of the sandbox's identity provider on the site. */
export const ROOT = '/sandbox/identity';

/** The provider, if there is one. @throws HttpError 404 */
export function requireProvider(provider: IdentityProvider | undefined): IdentityProvider {
  if (!provider) throw new HttpError(404, 'not_found');
  return provider;
}
