import type { AppContext } from '../../core/app-context';
import { readSandboxKey } from './sandbox-key.store';
import { signRedirect } from './signed-redirect';
import type { SisterRedirects } from './sister-redirects';

/** Path of a camper's page on the sandbox's sister platform. */
export const SANDBOX_LISTING_PATH = '/sandbox/sister-platform/listing';

const LINK_LIFE_MS = 30 * 60_000;

/** An offline sister platform: pages of the sandbox, with signed links that expire after half an hour. */
export function createSandboxSisterRedirects({ settings, database, clock }: AppContext): SisterRedirects {
  return {
    async urlOf({ camperId, returnUrl }) {
      const key = await readSandboxKey(database);
      const endsAtMs = clock.now().getTime() + LINK_LIFE_MS;
      const token = signRedirect({ camperId, returnUrl, endsAtMs }, key);
      return `${settings.siteUrl}${SANDBOX_LISTING_PATH}?token=${token}`;
    },
  };
}
