import type { Api, AppContext } from '../../core/app-context';
import { createDocumentReviews, type DocumentReviewNeeds } from '../documents/document-reviews.service';
import { createAuditLog } from './audit-log.service';
import { backOfficeRoutes } from './back-office.routes';

import { createOverview } from './overview.service';
import { createPeople, type PeopleNeeds } from './people/people.service';

/** The back office: queues, people and the audit log. */
export function registerBackOffice(
  app: Api,
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { documents, verdicts }: Pick<DocumentReviewNeeds, 'documents' | 'verdicts'>,
  { hashesOfIban }: Pick<PeopleNeeds, 'hashesOfIban'>,
): void {
  backOfficeRoutes(app, {
    overview: createOverview({ database, clock }),
    documentReviews: createDocumentReviews({ database, clock, documents, verdicts }),
    searchAuditLog: createAuditLog({ database }),
    people: createPeople({ database, clock, hashesOfIban }),
  });
}
