import type { Document } from '@campavia/contracts';
import { standingOf, type DocumentStatus, type DocumentType } from '@campavia/domain';

/** The progress of a document from the guest's point of view. */
export type DocumentProgress = 'missing' | 'begun' | 'asked' | 'checked' | 'again';

const AGAIN: readonly DocumentStatus[] = ['needdoc', 'refused', 'refuse_mgp', 'expired'];

/** What the status of a paper means to its person. */
export function documentProgressOf(status: DocumentStatus | undefined): DocumentProgress {
  if (status === undefined) return 'missing';
  if (AGAIN.includes(status)) return 'again';
  const standing = standingOf(status);
  if (standing === 'missing') return status === 'added' ? 'begun' : 'missing';
  return standing === 'asked' ? 'asked' : 'checked';
}

/** The progress of a document among those of the api. */
export function findDocumentProgress(documents: readonly Document[], type: DocumentType): DocumentProgress {
  return documentProgressOf(documents.find(({ document_type }) => document_type === type)?.status);
}

/** What is left to do about papers: nothing any more, only to wait, or to send some. */
export function documentsLeft(standings: readonly DocumentProgress[]): 'none' | 'waiting' | 'some' {
  if (standings.every((standing) => standing === 'checked')) return 'none';
  return standings.every((standing) => standing === 'checked' || standing === 'asked') ? 'waiting' : 'some';
}
