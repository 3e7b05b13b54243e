import type { Document } from '@campavia/contracts';
import { aBooking, aDocument, aDocumentPage, anIdentityDocument } from '@campavia/contracts/testing';

/** A trip that is booked, paid and months ahead. */
export function aBookedTrip() {
  const { owner } = aBooking();
  return aBooking({
    state: 'TO_COME',
    display_state: 'TO_COME',
    meta_state: 'confirmed',
    paid: '539.70',
    confirmed_on: '2027-03-09T10:00:00Z',
    can_search_more: false,
    owner,
  });
}

export const UNREADABLE = {
  code: 'UNREADABLE',
  text: 'It cannot be read. Take a sharp picture in good light, with all four corners on it.',
} as const;

/** An identity card whose second page cannot be read. */
export function anUnreadableIdentity(over: Partial<Document> = {}): Document {
  return anIdentityDocument({
    status: 'needdoc',
    reason: UNREADABLE,
    number: 'X4RTBPFW4',
    expiration_date: '2031-04-03',
    submitted_at: '2027-03-08T09:00:00Z',
    pages: [
      aDocumentPage({ id: 9101, doc_status: 'added' }),
      aDocumentPage({ id: 9102, doc_status: 'needdoc', reason: UNREADABLE }),
    ],
    ...over,
  });
}

/** A licence with pages that are not submitted yet. */
export function aBegunLicence(pages = 1, over: Partial<Document> = {}): Document {
  const added = Array.from({ length: pages }, (_, index) => aDocumentPage({ id: 9001 + index }));
  return aDocument({ status: 'added', pages: added, ...over });
}
