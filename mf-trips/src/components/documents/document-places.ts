import type { AddressParams } from '@campavia/remote-kit';

/** Where the pages of documents are: those of a trip, or those of the account. */
export type DocumentPlace = { of: 'trip'; id: string } | { of: 'account' };

export interface DocumentAddress {
  address: string;
  params: AddressParams;
}

type DocumentPageName = 'document' | 'upload' | 'emergency';

const OVERVIEWS = { trip: { address: 'trip.documents' }, account: { address: 'account.driver-identity' } };

const PAGES: Record<DocumentPlace['of'], Record<DocumentPageName, { address: string }>> = {
  trip: {
    document: { address: 'trip.document' },
    upload: { address: 'trip.document.upload' },
    emergency: { address: 'trip.document.emergency' },
  },
  account: {
    document: { address: 'account.document' },
    upload: { address: 'account.document.upload' },
    // Only the documents of a booking have a warning.
    emergency: { address: 'account.document' },
  },
};

/** The list of documents. */
export function overviewAddress(place: DocumentPlace): DocumentAddress {
  return { address: OVERVIEWS[place.of].address, params: paramsOf(place) };
}

/** A page of one document. */
export function documentAddress(
  place: DocumentPlace,
  documentId: number,
  page: DocumentPageName = 'document',
): DocumentAddress {
  return { address: PAGES[place.of][page].address, params: { ...paramsOf(place), id_doc: documentId } };
}

function paramsOf(place: DocumentPlace): AddressParams {
  return place.of === 'trip' ? { id: place.id } : {};
}
