import type { Document } from '@campavia/contracts';
import { effectiveDocumentStatus, type DocumentStatus, type DocumentType } from '@campavia/domain';

export type DocumentProgress = 'missing' | 'begun' | 'asked' | 'checked' | 'again';

const AGAIN: readonly DocumentStatus[] = ['needdoc', 'refused', 'refuse_mgp', 'expired'];

export function documentProgressOf(status: DocumentStatus | undefined): DocumentProgress {
  if (status === undefined) return 'missing';
  if (AGAIN.includes(status)) return 'again';
  const effective = effectiveDocumentStatus(status);
  if (effective === 'missing') return status === 'added' ? 'begun' : 'missing';
  return effective === 'asked' ? 'asked' : 'checked';
}

export function findDocumentProgress(documents: readonly Document[], type: DocumentType): DocumentProgress {
  return documentProgressOf(documents.find(({ document_type }) => document_type === type)?.status);
}

export function documentsLeft(documents: readonly DocumentProgress[]): 'none' | 'waiting' | 'some' {
  if (documents.every((effective) => effective === 'checked')) return 'none';
  return documents.every((effective) => effective === 'checked' || effective === 'asked')
    ? 'waiting'
    : 'some';
}
