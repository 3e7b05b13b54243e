import type { Api, Foundation } from '../../api';
import { chooseDocumentProviders } from '../../providers/documents/choose-document-providers';
import { createPageAdding } from './add-pages';
import { createContractWriting } from './contracts/write-contracts';
import { createDocumentFiles } from './document-files';
import { documentPagesRoutes } from './document-pages.routes';
import { createDocumentPagesService } from './document-pages.service';
import { documentsRoutes, identityCheckRoutes } from './documents.routes';
import { createDocumentsService } from './documents.service';
import { createHandingIn } from './hand-in-document';
import { createIdentityCheckService } from './identity-check.service';

/** Papers of people, campers and bookings. */
export function registerDocuments(app: Api, { database, clock, settings }: Foundation): void {
  const { storage, review, identityCheck } = chooseDocumentProviders(settings);
  const files = createDocumentFiles({ database, clock, storage });
  const contracts = createContractWriting({ database, clock, files });
  const documents = createDocumentsService({ database, clock, contracts });
  const needs = { database, clock, files };
  documentsRoutes(app, { documents, handIn: createHandingIn({ database, clock, review }) });
  const [pages, addPages] = [createDocumentPagesService(needs), createPageAdding(needs)];
  documentPagesRoutes(app, { documents, pages, addPages });
  identityCheckRoutes(app, createIdentityCheckService({ database, clock, check: identityCheck }));
}
