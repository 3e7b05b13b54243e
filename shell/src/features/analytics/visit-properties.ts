import type { AnalyticsEvent } from '@campavia/contracts';

type Properties = NonNullable<AnalyticsEvent['properties']>;

const UTM = ['utm_campaign', 'utm_content', 'utm_medium', 'utm_source', 'utm_term'] as const;
const MAX_LENGTH = 500;

/** The referrer's query may be private, so it is left out. @param referrer this site itself counts as none */
export function visitProperties(search: string, referrer: string, origin: string): Properties {
  const parameters = new URLSearchParams(search);
  const campaign = UTM.flatMap((name) => {
    const value = parameters.get(name)?.slice(0, MAX_LENGTH);
    return value ? [[name, value] as const] : [];
  });
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isOutside = from !== undefined && from.origin !== origin;
  return {
    ...Object.fromEntries(campaign),
    ...(isOutside && { referrer: `${from.origin}${from.pathname}` }),
  };
}
