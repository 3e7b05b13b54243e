/** Documents of people, vehicles and bookings, in the short spelling, which is the one written. */
export const DOCUMENT_TYPES = [
  'addr_proof',
  'covid_proof',
  'reg_proof',
  'reg_association',
  'shareholder_decl',
  'id_proof',
  'ubo_declaration',
  'car_registr',
  'car_proof_insu',
  'driving_licen',
  'MOT',
  'iban',
  'dvla',
  'tax_identification_number',
  'rent_cont',
  'detail_decl',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The long spellings, which are accepted as well. */
export const LONG_SPELLINGS: Readonly<Record<string, DocumentType>> = {
  address_proof: 'addr_proof',
  driving_licence: 'driving_licen',
  registration_proof: 'reg_proof',
  registration_association: 'reg_association',
  shareholder_declaration: 'shareholder_decl',
  car_registration: 'car_registr',
  car_proof_insurance: 'car_proof_insu',
};

/** The type named by a text in either spelling; undefined for anything else. */
export function readDocumentType(text: string): DocumentType | undefined {
  const short = DOCUMENT_TYPES.find((type) => type === text);
  return short ?? (Object.hasOwn(LONG_SPELLINGS, text) ? LONG_SPELLINGS[text] : undefined);
}
