import type { Document } from '@campavia/contracts';

/** Whether a document is compared with the account: those of the guest, not those of a second driver. */
export function isIdentityDocument({
  document_type: type,
  is_of_second_driver: isOfSecondDriver,
}: Pick<Document, 'document_type' | 'is_of_second_driver'>): boolean {
  return !isOfSecondDriver && (type === 'id_proof' || type === 'driving_licen');
}
