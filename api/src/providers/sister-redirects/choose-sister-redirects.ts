import type { AppContext } from '../../core/app-context';
import { createHttpSisterRedirects } from './http-sister-redirects';
import { createSandboxSisterRedirects } from './sandbox-sister-redirects';
import type { SisterRedirects } from './sister-redirects';

/** The configured sister platform; undefined without one. */
export function chooseSisterRedirects(context: AppContext): SisterRedirects | undefined {
  const { sisterRedirects } = context.settings.outside;
  if (!sisterRedirects) return undefined;
  return sisterRedirects === 'sandbox'
    ? createSandboxSisterRedirects(context)
    : createHttpSisterRedirects(sisterRedirects);
}
