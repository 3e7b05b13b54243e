import type { ListingEvent } from '@campavia/contracts';

const EVENT = /^(print|visit) ([1-9]\d{0,9})$/;

/**
 * What an element says that is counted when it is seen: on a page that is not hydrated yet, the shell counts it. After that
 * the part does, with `countListingEvent` of the platform.
 */
export function listingEventAttributes({ kind, camper }: ListingEvent): { 'data-counts': string } {
  return { 'data-counts': `${kind} ${camper}` };
}

export function readListingEvent(element: Element): ListingEvent | undefined {
  const [, kind, camper] = EVENT.exec(element.getAttribute('data-counts') ?? '') ?? [];
  return kind ? { kind: kind as ListingEvent['kind'], camper: Number(camper) } : undefined;
}
