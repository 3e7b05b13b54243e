import { catalogueOf, DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';

import type { AppContext } from '../../../core/app-context';
import type { DocumentFiles } from '../document-files';
import { createDocumentPagesStore } from '../document-pages.store';
import { sayOfDocuments } from '../document-words';
import { createDocumentsStore, type DocumentRow } from '../documents.store';
import { createDueDocumentsStore } from '../due-documents.store';
import { createContractFactsStore, type ContractFacts } from './contract-facts.store';
import { contractPage } from './contract-page';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  files: DocumentFiles;
}

/**
 * Writes contracts: a page in the guest's language and one in the owner's, if that is another. What was written once
 * stays beside what is written when a trip has changed.
 */
export function createContractWriting({ database, clock, files }: Needs) {
  /** Writes those that are due. Answers how many. */
  async function writeDue(): Promise<number> {
    const ids = await createDueDocumentsStore(database).due('contract', clock.now());
    for (const id of ids) await write(id);
    return ids.length;
  }

  /** Writes a contract that is still to be written. */
  async function write(documentId: number): Promise<void> {
    const row = await createDocumentsStore(database).find(documentId);
    if (!row?.due_at || row.booking_id === null) return;
    const facts = await createContractFactsStore(database).find(row.booking_id);
    if (!facts) return;
    const sites = sitesOf(facts);
    const contents = sites.map((site) => Buffer.from(contractPage(facts, site, clock.now())));
    const names = await files.announce(documentId, contents);
    const pages = sites.map((site, index) => ({
      document_id: documentId,
      file: names[index] ?? '',
      media_type: 'text/html' as const,
      bytes: contents[index]?.length ?? 0,
      status: 'validated' as const,
      added_at: clock.now(),
      name: `${sayOfDocuments(catalogueOf(site), 'type_rent_cont')}.html`,
    }));
    await finish(row, pages, contents);
  }

  async function finish(seen: DocumentRow, pages: NewPages, contents: readonly Buffer[]): Promise<void> {
    await database.transaction().execute(async (within) => {
      const store = createDocumentsStore(within);
      const row = await store.lock(seen.id);
      // Somebody else wrote it meanwhile, or it is due anew.
      if (row?.due_at?.getTime() !== seen.due_at?.getTime()) return;
      await files.keep(
        pages.map(({ file }) => file),
        contents,
      );
      await createDocumentPagesStore(within).add(pages);
      await store.change(seen.id, { status: 'validated', due_at: null });
    });
  }

  return { write, writeDue };
}

type NewPages = Parameters<ReturnType<typeof createDocumentPagesStore>['add']>[0];

export type ContractWriting = ReturnType<typeof createContractWriting>;

function sitesOf({ booking, owner }: ContractFacts): Site[] {
  const ofGuest = siteOf(booking.locale) ?? DEFAULT_SITE;
  const ofOwner = siteOf(owner.locale ?? owner.language) ?? siteOf(owner.language) ?? DEFAULT_SITE;
  return ofGuest.language === ofOwner.language ? [ofGuest] : [ofGuest, ofOwner];
}
