import { catalogueOf, DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';

import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { AppContext } from '../../../core/app-context';
import type { DocumentFiles } from '../pages/document-files';
import { createDocumentPagesStore } from '../pages/document-pages.store';
import { translateDocument } from '../document-texts';
import { createDocumentsStore, type DocumentRow } from '../documents.store';
import { createDueDocumentsStore } from '../review/due-documents.store';
import { createContractFactsStore, type ContractFacts } from './contract-facts.store';
import { contractPage } from './contract-page';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  files: DocumentFiles;
}

/**
 * Writes contracts: a page in the guest's language and, if it differs, one in the owner's. Earlier pages stay when the
 * contract is written again after a change of the trip.
 */
export function createContractWriter({ database, clock, files }: Needs) {
  /** Writes the contracts that are due; returns how many. */
  async function writeDue(): Promise<number> {
    const ids = await createDueDocumentsStore(database).due('contract', clock.now());
    await forEachDespiteErrors(ids, write);
    return ids.length;
  }

  /** Writes a contract if it is due. */
  async function write(documentId: number): Promise<void> {
    const row = await createDocumentsStore(database).find(documentId);
    if (!row?.due_at || row.booking_id === null) return;
    const facts = await createContractFactsStore(database).find(row.booking_id);
    if (!facts) return;
    const sites = sitesOf(facts);
    const contents = sites.map((site) => Buffer.from(contractPage(facts, site, clock.now())));
    const names = await files.store(documentId, contents);
    const pages = sites.map((site, index) => ({
      document_id: documentId,
      file: names[index] ?? '',
      media_type: 'text/html' as const,
      bytes: contents[index]?.length ?? 0,
      status: 'validated' as const,
      added_at: clock.now(),
      name: `${translateDocument(catalogueOf(site), 'type_rent_cont')}.html`,
    }));
    await store(row, pages);
  }

  async function store(before: DocumentRow, pages: NewPages): Promise<void> {
    await database.transaction().execute(async (within) => {
      const documents = createDocumentsStore(within);
      const row = await documents.lock(before.id);
      // Another process has written it, or it has become due again.
      if (row?.due_at?.getTime() !== before.due_at?.getTime()) return;
      await createDocumentPagesStore(within).add(pages);
      await documents.change(before.id, { status: 'validated', due_at: null });
    });
  }

  return { write, writeDue };
}

type NewPages = Parameters<ReturnType<typeof createDocumentPagesStore>['add']>[0];

export type ContractWriter = ReturnType<typeof createContractWriter>;

function sitesOf({ booking, owner }: ContractFacts): Site[] {
  const ofGuest = siteOf(booking.locale) ?? DEFAULT_SITE;
  const ofOwner = siteOf(owner.locale ?? owner.language) ?? siteOf(owner.language) ?? DEFAULT_SITE;
  return ofGuest.language === ofOwner.language ? [ofGuest] : [ofGuest, ofOwner];
}
