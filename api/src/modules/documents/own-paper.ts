import {
  findDocumentMove,
  type DocumentFacts,
  type DocumentMove,
  type DocumentMoveName,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { keeperOf, type Viewer } from './document-facts';
import { createDocumentPagesStore } from './document-pages.store';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { rowNumber } from './row-number';

/** The paper of somebody who may change it. @throws HttpError 404 document_not_found */
export async function ownPaper(database: Database, viewer: Viewer, id: string): Promise<DocumentRow> {
  const row = await createDocumentsStore(database).find(rowNumber(id));
  if (!row || keeperOf(row) !== viewer.userId) throw new HttpError(404, 'document_not_found');
  return row;
}

/** A paper that nobody else changes until the transaction ends, and its pages. @throws HttpError 404 */
export async function lockWithPages(within: Database, documentId: number) {
  const row = await createDocumentsStore(within).lock(documentId);
  if (!row) throw new HttpError(404, 'document_not_found');
  return { row, pages: await createDocumentPagesStore(within).list([documentId]) };
}

/** What a person does with a paper. @throws HttpError 405 document_closed where it cannot be done now */
export function personsMove(name: DocumentMoveName, facts: DocumentFacts): DocumentMove {
  const move = findDocumentMove(name, 'person', facts);
  if (!move) throw new HttpError(405, 'document_closed');
  return move;
}
