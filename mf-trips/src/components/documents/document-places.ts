import type { AddressParams } from '@campavia/remote-kit';

/** Where the pages of documents are: those of a trip, or those of the account. */
export type DocumentPlace = { of: 'trip'; id: string } | { of: 'account' };

export interface DocumentAddress {
  to: string;
  params: AddressParams;
}

/** The list of documents. */
export function overviewAddress(place: DocumentPlace): DocumentAddress {
  if (place.of === 'account') return { to: 'account.driver-identity', params: {} };
  return { to: 'trip.documents', params: { id: place.id } };
}

/** A page of one document. */
export function documentAddress(
  place: DocumentPlace,
  documentId: number,
  page?: 'upload' | 'emergency',
): DocumentAddress {
  const ending = page ? `.${page}` : '';
  const params = { id_doc: documentId };
  if (place.of === 'account') return { to: `account.document${ending}`, params };
  return { to: `trip.document${ending}`, params: { ...params, id: place.id } };
}
