import type { Api, AppContext } from '../../core/app-context';
import { chooseDocumentProviders } from '../../providers/documents/choose-document-providers';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import { createPageUploader } from './pages/add-pages';
import { contractDraftRoutes } from './contracts/contract-draft.routes';
import { createContractDrafts } from './contracts/contract-draft.service';
import { createContractWriter } from './contracts/write-contracts';
import { createDocumentFiles } from './pages/document-files';
import { documentPagesRoutes } from './pages/document-pages.routes';
import { createDocumentPagesService } from './pages/document-pages.service';
import { documentsRoutes, identityCheckRoutes } from './documents.routes';
import { createDocumentsService } from './documents.service';
import { createDocumentSubmission } from './submit-document';
import { createIdentityCheckService } from './review/identity-check';

interface Needs extends AppContext {
  prices: Pick<BookingPrices, 'guestPrice'>;
  uploads: UploadProcesses;
}

/** Papers of people, campers and bookings. */
export function registerDocuments(app: Api, { database, clock, settings, prices, uploads }: Needs): void {
  const { storage, review, identityCheck } = chooseDocumentProviders(settings);
  const files = createDocumentFiles({ database, clock, storage });
  const contracts = createContractWriter({ database, clock, files });
  const documents = createDocumentsService({ database, clock, contracts });
  const needs = { database, clock, files };
  documentsRoutes(app, { documents, submitDocument: createDocumentSubmission({ database, clock, review }) });
  const pages = createDocumentPagesService(needs);
  const addPages = createPageUploader({ ...needs, uploads });
  documentPagesRoutes(app, { documents, pages, addPages });
  contractDraftRoutes(app, createContractDrafts({ database, prices }));
  identityCheckRoutes(app, createIdentityCheckService({ database, clock, check: identityCheck }));
}
