import type { Document, DocumentList } from '@campavia/contracts';
import { standingOfAll } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import type { ContractWriting } from './contracts/write-contracts';
import { maySee, type Viewer } from './document-facts';
import { createDocumentPagesStore } from './document-pages.store';
import { createDocumentSets, type SetKind } from './document-sets';
import { toDocument, type Reading } from './documents.mapper';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { rowNumber } from './row-number';

export { createDocumentEffects } from './document-effects';
export { guestDocumentStandings } from './guest-document-standings';
export { papersOfPerson } from './papers-of-person';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  contracts: ContractWriting;
}

/** Papers of people, campers and bookings. */
export function createDocumentsService({ database, clock, contracts }: Needs) {
  const sets = createDocumentSets({ database, clock });

  /** One paper. @throws HttpError 404 document_not_found */
  async function get(viewer: Viewer, id: string, reading: Pick<Reading, 'catalogue'>): Promise<Document> {
    const row = await createDocumentsStore(database).find(rowNumber(id));
    if (!row || !maySee(row, viewer)) throw new HttpError(404, 'document_not_found');
    const [document] = await shown([row], reading);
    if (!document) throw new HttpError(404, 'document_not_found');
    return document;
  }

  /** The papers of a person, camper or booking. @throws HttpError 404 document_not_found */
  async function list(
    of: { kind: SetKind; id: string; type?: string },
    viewer: Viewer,
    reading: Pick<Reading, 'catalogue'>,
  ): Promise<DocumentList> {
    const rows = await sets.rowsOf(of.kind, of.id, viewer, of.type);
    const results = await shown(rows, reading);
    const judged = results.map(({ status, is_mandatory: isMandatory }) => ({ status, isMandatory }));
    const standing = standingOfAll(judged);
    return { count: results.length, next: null, previous: null, results, standing };
  }

  async function shown(rows: readonly DocumentRow[], { catalogue }: Pick<Reading, 'catalogue'>) {
    const late = rows.filter(({ document_type: type, due_at }) => type === 'rent_cont' && due_at !== null);
    for (const { id } of late) await contracts.write(id);
    const there = await Promise.all(
      rows.map((row) => (late.includes(row) ? again(row) : Promise.resolve(row))),
    );
    const pages = await createDocumentPagesStore(database).list(there.map(({ id }) => id));
    const reading = { catalogue, today: clock.today() };
    const of = (row: DocumentRow) => pages.filter(({ document_id }) => document_id === row.id);
    return there.map((row) => toDocument(row, of(row), reading));
  }

  async function again(row: DocumentRow): Promise<DocumentRow> {
    return (await createDocumentsStore(database).find(row.id)) ?? row;
  }

  return { get, list };
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;
