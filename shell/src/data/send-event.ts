import { sendEvents } from '@campavia/api-client';
import type { AnalyticsEvent } from '@campavia/contracts';

/** Tells the api what a consenting visitor did. */
export async function sendEvent(event: AnalyticsEvent): Promise<void> {
  await sendEvents([event]);
}
