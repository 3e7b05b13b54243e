import type { AddressParams } from '@campavia/remote-kit';

/** The owner of the documents: a trip, the account as a driver or as an owner, or a camper. */
export type DocumentPlace = { of: 'trip' | 'camper'; id: string } | { of: 'account' | 'owner' };

export interface DocumentAddress {
  address: string;
  params: AddressParams;
}

type DocumentPageName = 'document' | 'upload' | 'emergency';

const OVERVIEWS = {
  trip: { address: 'trip.documents' },
  camper: { address: 'camper.documents' },
  account: { address: 'account.driver-identity' },
  owner: { address: 'account.owner-identity' },
};

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
  owner: {
    document: { address: 'account.owner-document' },
    upload: { address: 'account.owner-document.upload' },
    emergency: { address: 'account.owner-document' },
  },
  camper: {
    document: { address: 'camper.document' },
    upload: { address: 'camper.document.upload' },
    emergency: { address: 'camper.document' },
  },
};

/** For upload forms whose address has another name. */
const HAS_FORM = new Set<DocumentPlace['of']>(['owner', 'camper']);

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
  const form: AddressParams = HAS_FORM.has(place.of) && page === 'upload' ? { form: page } : {};
  return {
    address: PAGES[place.of][page].address,
    params: { ...paramsOf(place), id_doc: documentId, ...form },
  };
}

function paramsOf(place: DocumentPlace): AddressParams {
  return 'id' in place ? { id: place.id } : {};
}
