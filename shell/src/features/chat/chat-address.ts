import type { PageReferential } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';

/** Languages of the assistant (guest specification, section 1). */
const SUPPORTED: readonly string[] = ['en', 'fr', 'pt', 'it', 'es'];
const OFFERED_AT: readonly string[] = ['home', 'search', 'listing', 'help', 'how-it-works'];

export interface ChatPlace {
  site: Pick<Site, 'language'>;
  referential: Pick<PageReferential, 'flags' | 'routing' | 'chat_assistant_id'> | undefined;
  addressId: string | null;
}

export function chatAddress({ site, referential, addressId }: ChatPlace): string | undefined {
  if (!referential?.flags.chat_assistant || !referential.chat_assistant_id) return undefined;
  if (!SUPPORTED.includes(site.language) || addressId === null || !OFFERED_AT.includes(addressId))
    return undefined;
  const { chat_assistant: base } = referential.routing;
  if (!base) return undefined;
  const query = new URLSearchParams({ bot: referential.chat_assistant_id, lang: site.language });
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
