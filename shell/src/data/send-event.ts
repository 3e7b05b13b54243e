import { sendEvents } from '@campavia/api-client';
import type { AnalyticsEvent } from '@campavia/contracts';

export async function sendEvent(event: AnalyticsEvent): Promise<void> {
  await sendEvents([event]);
}
