import { explainMismatch } from '../config/explain-mismatch';

import { EVENT_SCHEMAS, EVENT_VERSIONS } from './event-schemas';
import type { PlatformEventName } from './platform-events';

/**
 * In development, payloads must match the event's schema.
 * @throws TypeError that names the event and the field
 */
export function checkPayload(name: PlatformEventName, payload: unknown): void {
  if (!Object.hasOwn(EVENT_SCHEMAS, name)) throw new TypeError(`There is no event ${String(name)}`);
  const mismatch = explainMismatch(EVENT_SCHEMAS[name], payload);
  if (mismatch) throw new TypeError(`Event ${name} (version ${EVENT_VERSIONS[name]}): ${mismatch}`);
}
