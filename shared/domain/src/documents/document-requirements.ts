import type { DocumentType } from './document-types';

/** What a document must have before it is handed in. */
export interface DocumentRequirements {
  expiry: boolean;
  number: boolean;
  /** The fewest pages: 2 where both sides are wanted. */
  pages: number;
  /** Who has the last word. */
  judgedBy: 'reviewer' | 'provider';
}

/** The most pages that a person may add to one paper. */
export const MAX_PAGES = 5;

const PLAIN: DocumentRequirements = { expiry: false, number: false, pages: 1, judgedBy: 'reviewer' };
const ONE_OF_FOUR: DocumentRequirements = { ...PLAIN, judgedBy: 'provider' };

const REQUIREMENTS: Partial<Record<DocumentType, DocumentRequirements>> = {
  id_proof: { ...ONE_OF_FOUR, expiry: true, number: true },
  reg_proof: ONE_OF_FOUR,
  shareholder_decl: ONE_OF_FOUR,
  addr_proof: ONE_OF_FOUR,
  // Some licences are for life and say no day.
  driving_licen: { ...PLAIN, pages: 2 },
  car_proof_insu: { ...PLAIN, expiry: true },
  MOT: { ...PLAIN, expiry: true },
  tax_identification_number: { ...PLAIN, number: true, pages: 0 },
};

/** What a document of a type must have. */
export function documentRequirementsOf(type: DocumentType): DocumentRequirements {
  return REQUIREMENTS[type] ?? PLAIN;
}

/** Papers that nobody uploads: they are made by the product, or told in a form of their own. */
export const NOT_UPLOADED: readonly DocumentType[] = ['rent_cont', 'iban', 'ubo_declaration'];

/** Whether a person may add pages to a document. */
export function acceptsPages(type: DocumentType): boolean {
  return !NOT_UPLOADED.includes(type) && documentRequirementsOf(type).pages > 0;
}
