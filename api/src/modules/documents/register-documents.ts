import type { Api, AppContext } from '../../core/app-context';
import { chooseDocumentProviders } from '../../providers/documents/choose-document-providers';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import { createPageAdding } from './add-pages';
import { contractDraftRoutes } from './contracts/contract-draft.routes';
import { createContractDrafts } from './contracts/contract-draft.service';
import { createContractWriting } from './contracts/write-contracts';
import { createDocumentFiles } from './document-files';
import { documentPagesRoutes } from './document-pages.routes';
import { createDocumentPagesService } from './document-pages.service';
import { documentsRoutes, identityCheckRoutes } from './documents.routes';
import { createDocumentsService } from './documents.service';
import { createHandingIn } from './hand-in-document';
import { createIdentityCheckService } from './identity-check.service';

interface Needs extends AppContext {
  prices: Pick<BookingPrices, 'guestPrice'>;
  uploads: UploadProcesses;
}

/** Papers of people, campers and bookings. */
export function registerDocuments(app: Api, { database, clock, settings, prices, uploads }: Needs): void {
  const { storage, review, identityCheck } = chooseDocumentProviders(settings);
  const files = createDocumentFiles({ database, clock, storage });
  const contracts = createContractWriting({ database, clock, files });
  const documents = createDocumentsService({ database, clock, contracts });
  const needs = { database, clock, files };
  documentsRoutes(app, { documents, handIn: createHandingIn({ database, clock, review }) });
  const pages = createDocumentPagesService(needs);
  const addPages = createPageAdding({ ...needs, uploads });
  documentPagesRoutes(app, { documents, pages, addPages });
  contractDraftRoutes(app, createContractDrafts({ database, prices }));
  identityCheckRoutes(app, createIdentityCheckService({ database, clock, check: identityCheck }));
}
