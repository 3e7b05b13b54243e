import type { ListingEvent } from '@campavia/contracts';

const EVENT = /^(print|visit) ([1-9]\d{0,9})$/;

/**
 * Attributes of an element that is counted when it is visible: before hydration the shell counts it, afterwards the
 * part does, with `countListingEvent` of the platform.
 */
export function listingEventAttributes({ kind, camper }: ListingEvent): { 'data-counts': string } {
  return { 'data-counts': `${kind} ${camper}` };
}

export function readListingEvent(element: Element): ListingEvent | undefined {
  const [, kind, camper] = EVENT.exec(element.getAttribute('data-counts') ?? '') ?? [];
  return kind ? { kind: kind as ListingEvent['kind'], camper: Number(camper) } : undefined;
}
