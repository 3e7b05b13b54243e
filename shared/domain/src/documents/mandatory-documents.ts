import type { DocumentType } from './document-types';

/** One set of documents: mandatory and optional ones. */
export interface DocumentSet {
  mandatory: readonly DocumentType[];
  optional: readonly DocumentType[];
}

/** Documents of all drivers, the second driver included. */
export const DRIVER_DOCUMENTS: readonly DocumentType[] = ['driving_licen', 'id_proof'];

/** Documents of a guest. */
export const GUEST_DOCUMENTS: DocumentSet = { mandatory: DRIVER_DOCUMENTS, optional: ['addr_proof'] };

const OF_COMPANY: DocumentSet = {
  mandatory: ['id_proof', 'reg_proof', 'reg_association', 'ubo_declaration'],
  optional: ['shareholder_decl', 'addr_proof', 'tax_identification_number'],
};

/** Documents of an owner; companies and partnerships also declare their beneficial owners. Null is a private person. */
export function ownerDocuments(
  professional: 'SOLETRADER' | 'BUSINESS' | 'PARTNERSHIP_DE' | 'PARTNERSHIP_NL' | null,
): DocumentSet {
  if (professional !== null && professional !== 'SOLETRADER') return OF_COMPANY;
  const optional = ['addr_proof', 'tax_identification_number'] as const;
  return { mandatory: professional ? ['id_proof', 'reg_proof'] : ['id_proof'], optional };
}

/** Where vehicles are tested regularly. */
const TESTED_IN = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'PT'];

/** Documents of a camper that is registered in a country (ISO 3166-1 alpha-2). */
export function vehicleDocuments(country: string): DocumentSet {
  const mandatory: DocumentType[] = ['car_registr', 'car_proof_insu'];
  if (TESTED_IN.includes(country)) mandatory.push('MOT');
  if (country === 'GB') mandatory.push('dvla');
  return { mandatory, optional: [] };
}

/** Documents of a booking: those of a second driver, and the proof of an emergency of either kind. */
export function bookingDocuments(booking: {
  hasSecondDriver: boolean;
  proof: 'REASON_CORONA' | 'REASON_OWNER' | null;
}): DocumentSet {
  const mandatory: DocumentType[] = booking.hasSecondDriver ? [...DRIVER_DOCUMENTS] : [];
  if (booking.proof) mandatory.push(proofDocumentFor(booking.proof));
  return { mandatory, optional: ['rent_cont'] };
}

/** The document that proves why a trip had to be cancelled. */
export function proofDocumentFor(reason: 'REASON_CORONA' | 'REASON_OWNER'): 'covid_proof' | 'detail_decl' {
  return reason === 'REASON_CORONA' ? 'covid_proof' : 'detail_decl';
}
