import type { AnalyticsEvent } from '@campavia/contracts';

type Properties = NonNullable<AnalyticsEvent['properties']>;

const UTM = ['utm_campaign', 'utm_content', 'utm_medium', 'utm_source', 'utm_term'] as const;
const LONGEST = 500;

/**
 * Where a visit came from: the campaign in the address it began with, and the page that led here, without what
 * may be private in that page's query.
 *
 * @param search of the visit's first page
 * @param referrer of the visit's first page; of this very site it counts as none
 */
export function visitProperties(search: string, referrer: string, origin: string): Properties {
  const parameters = new URLSearchParams(search);
  const campaign = UTM.flatMap((name) => {
    const value = parameters.get(name)?.slice(0, LONGEST);
    return value ? [[name, value] as const] : [];
  });
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isOutside = from !== undefined && from.origin !== origin;
  return {
    ...Object.fromEntries(campaign),
    ...(isOutside && { referrer: `${from.origin}${from.pathname}` }),
  };
}
