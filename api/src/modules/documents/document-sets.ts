import {
  bookingDocuments,
  GUEST_DOCUMENTS,
  ownerDocuments,
  readDocumentType,
  acceptsPages,
  vehicleDocuments,
  type DocumentSet,
  type DocumentType,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import { maySee, type Viewer } from './document-facts';
import { createDocumentSetsStore } from './document-sets.store';
import { createDocumentsStore, type DocumentOwner, type DocumentRow } from './documents.store';
import { parseRowId } from '../../core/parse-row-id';

/** Whose documents are requested. */
export type SetKind = 'guest' | 'owner' | 'vehicle' | 'booking';

interface FoundSet extends DocumentSet {
  of: DocumentOwner;
  /** The people who may read the set. */
  forWhom: readonly number[];
}

/** Sets of documents. A mandatory document is created when its set is first requested. */
export function createDocumentSets({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** @throws HttpError 404 document_not_found; InvalidFieldsError for an unknown type */
  async function list(kind: SetKind, id: string, viewer: Viewer, typeText?: string): Promise<DocumentRow[]> {
    const wanted = typeText === undefined ? undefined : readType(typeText);
    const set = await finders[kind](parseRowId(id));
    if (!set || !(viewer.isStaff || set.forWhom.includes(viewer.userId))) {
      throw new HttpError(404, 'document_not_found');
    }
    const all = await ensure(set, wanted);
    const seen = all.filter((row) => maySee(row, viewer));
    return wanted ? seen.filter((row) => row.document_type === wanted) : seen;
  }

  async function ensure(set: FoundSet, wanted: DocumentType | undefined): Promise<DocumentRow[]> {
    const store = createDocumentsStore(database);
    const types = [...set.mandatory, ...set.optional];
    const there = await store.list(set.of, types);
    const isAdded = wanted !== undefined && set.optional.includes(wanted) && isEntered(wanted);
    const needed = isAdded ? [...set.mandatory, wanted] : set.mandatory;
    const missing = needed.filter((type) => !there.some((row) => row.document_type === type));
    if (missing.length === 0) return there;
    await store.add(set.of, missing, clock.now());
    return store.list(set.of, types);
  }

  const finders: Record<SetKind, (id: number) => Promise<FoundSet | undefined>> = {
    guest: async (id) => {
      const person = await createDocumentSetsStore(database).person(id);
      return person && { ...GUEST_DOCUMENTS, of: { column: 'user_id', id }, forWhom: [id] };
    },
    owner: async (id) => {
      const person = await createDocumentSetsStore(database).person(id);
      const of = { column: 'user_id', id } as const;
      return person && { ...ownerDocuments(person.professional_type), of, forWhom: [id] };
    },
    vehicle: async (id) => {
      const found = await createDocumentSetsStore(database).vehicle(id);
      const of = { column: 'vehicle_id', id } as const;
      return found && { ...vehicleDocuments(found.country), of, forWhom: [found.owner_id] };
    },
    booking: async (id) => {
      const found = await createDocumentSetsStore(database).booking(id);
      if (!found) return undefined;
      const set = bookingDocuments({ hasSecondDriver: found.second_driver, proof: found.proof_reason });
      const forWhom = isHiddenFromOwner(found) ? [found.guest_id] : [found.guest_id, found.owner_id];
      return { ...set, of: { column: 'booking_id', id }, forWhom };
    },
  };

  return { list };
}

// Owners do not see a request before it is sent, nor an instant booking before it is paid.
function isHiddenFromOwner({ state, is_instant }: { state: string; is_instant: boolean }): boolean {
  return state === 'ABANDONED' || state === 'CREATED' || (is_instant && state === 'VALIDATED');
}

function readType(text: string): DocumentType {
  const type = readDocumentType(text);
  if (!type) throw new InvalidFieldsError({ document_type: { id: 'field_not_a_choice' } });
  return type;
}

function isEntered(type: DocumentType): boolean {
  return acceptsPages(type) || type === 'tax_identification_number';
}
