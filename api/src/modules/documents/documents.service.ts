import type { Document, DocumentList } from '@campavia/contracts';
import { summariseDocuments } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import type { ContractWriter } from './contracts/write-contracts';
import { maySee, type Viewer } from './document-facts';
import type { DocumentLooks } from './looks/document-looks';
import { createDocumentPagesStore } from './pages/document-pages.store';
import { createDocumentSets, type SetKind } from './document-sets';
import { toDocument, type Reading } from './documents.mapper';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { parseRowId } from '../../core/parse-row-id';

export { createDocumentEffects } from './document-effects';
export { listDriverStatuses, listGuestDocumentStatuses } from './guest-document-statuses';
export { listDocumentsOfUser } from './documents-of-user';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  contracts: ContractWriter;
  looks: DocumentLooks;
}

/** Documents of people, campers and bookings. */
export function createDocumentsService({ database, clock, contracts, looks }: Needs) {
  const sets = createDocumentSets({ database, clock });

  /** One document. @throws HttpError 404 document_not_found */
  async function get(viewer: Viewer, id: string, reading: Pick<Reading, 'catalogue'>): Promise<Document> {
    const row = await createDocumentsStore(database).find(parseRowId(id));
    if (!row || !maySee(row, viewer)) throw new HttpError(404, 'document_not_found');
    await looks.recordDetails(viewer, [row]);
    const [document] = await toResponses([row], reading);
    if (!document) throw new HttpError(404, 'document_not_found');
    return document;
  }

  /** The documents of a person, camper or booking. @throws HttpError 404 document_not_found */
  async function list(
    of: { kind: SetKind; id: string; type?: string },
    viewer: Viewer,
    reading: Pick<Reading, 'catalogue'>,
  ): Promise<DocumentList> {
    const rows = await sets.list(of.kind, of.id, viewer, of.type);
    await looks.recordDetails(viewer, rows);
    const results = await toResponses(rows, reading);
    const statuses = results.map(({ status, is_mandatory: isMandatory }) => ({ status, isMandatory }));
    const summary = summariseDocuments(statuses);
    return { count: results.length, next: null, previous: null, results, standing: summary };
  }

  async function toResponses(rows: readonly DocumentRow[], { catalogue }: Pick<Reading, 'catalogue'>) {
    const due = rows.filter(({ document_type: type, due_at }) => type === 'rent_cont' && due_at !== null);
    for (const { id } of due) await contracts.write(id);
    const current = await Promise.all(
      rows.map((row) => (due.includes(row) ? reload(row) : Promise.resolve(row))),
    );
    const pages = await createDocumentPagesStore(database).list(current.map(({ id }) => id));
    const reading = { catalogue, today: clock.today() };
    const of = (row: DocumentRow) => pages.filter(({ document_id }) => document_id === row.id);
    return current.map((row) => toDocument(row, of(row), reading));
  }

  async function reload(row: DocumentRow): Promise<DocumentRow> {
    return (await createDocumentsStore(database).find(row.id)) ?? row;
  }

  return { get, list };
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;
