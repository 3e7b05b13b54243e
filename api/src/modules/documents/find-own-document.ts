import {
  findDocumentTransition,
  type DocumentFacts,
  type DocumentTransition,
  type DocumentTransitionName,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { holderOf, type Viewer } from './document-facts';
import { createDocumentPagesStore } from './pages/document-pages.store';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { parseRowId } from '../../core/parse-row-id';

/** A document for the person who may change it. @throws HttpError 404 document_not_found */
export async function findOwnDocument(database: Database, viewer: Viewer, id: string): Promise<DocumentRow> {
  const row = await createDocumentsStore(database).find(parseRowId(id));
  if (!row || holderOf(row) !== viewer.userId) throw new HttpError(404, 'document_not_found');
  return row;
}

/** Locks a document for the transaction and reads it with its pages. @throws HttpError 404 */
export async function lockWithPages(within: Database, documentId: number) {
  const row = await createDocumentsStore(within).lock(documentId);
  if (!row) throw new HttpError(404, 'document_not_found');
  return { row, pages: await createDocumentPagesStore(within).list([documentId]) };
}

/** The transition by which a person changes a document. @throws HttpError 405 document_closed when it is not possible */
export function requireTransition(name: DocumentTransitionName, facts: DocumentFacts): DocumentTransition {
  const transition = findDocumentTransition(name, 'person', facts);
  if (!transition) throw new HttpError(405, 'document_closed');
  return transition;
}
