import type { Document } from '@campavia/contracts';
import { effectiveDocumentStatus, type DocumentStatus, type DocumentType } from '@campavia/domain';

export type DocumentProgress = 'missing' | 'begun' | 'asked' | 'checked' | 'again';

const AGAIN: readonly DocumentStatus[] = ['needdoc', 'refused', 'refuse_mgp', 'expired'];

export function documentProgressOf(status: DocumentStatus | undefined): DocumentProgress {
  if (status === undefined) return 'missing';
  if (AGAIN.includes(status)) return 'again';
  const standing = effectiveDocumentStatus(status);
  if (standing === 'missing') return status === 'added' ? 'begun' : 'missing';
  return standing === 'asked' ? 'asked' : 'checked';
}

export function findDocumentProgress(documents: readonly Document[], type: DocumentType): DocumentProgress {
  return documentProgressOf(documents.find(({ document_type }) => document_type === type)?.status);
}

export function documentsLeft(standings: readonly DocumentProgress[]): 'none' | 'waiting' | 'some' {
  if (standings.every((standing) => standing === 'checked')) return 'none';
  return standings.every((standing) => standing === 'checked' || standing === 'asked') ? 'waiting' : 'some';
}
