import { sendEvents } from '@campavia/api-client';
import type { AnalyticsEvent } from '@campavia/contracts';

/** Sends an analytics event of a consenting visitor to the api. */
export async function sendEvent(event: AnalyticsEvent): Promise<void> {
  await sendEvents([event]);
}
