import type { CheckIdentity, IdentityCheck as Answer } from '@campavia/contracts';
import type { DocumentType } from '@campavia/domain';
import type { CatalogueName } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../../core/app-context';
import { InvalidFieldsError, HttpError } from '../../../core/http-errors';
import type { IdentityCheck } from '../../../providers/documents/identity-check';
import type { Viewer } from '../document-facts';
import { createDocumentPagesStore } from '../pages/document-pages.store';
import { createDocumentHoldersStore } from '../document-holders.store';
import { toReason } from '../documents.mapper';
import { findOwnDocument } from '../find-own-document';

interface Needs extends Pick<ServiceContext, 'database' | 'rateLimits'> {
  check: IdentityCheck | undefined;
}

const CHECKED: readonly DocumentType[] = ['id_proof', 'driving_licen'];
const CHECKS = { most: 10, withinMs: 3_600_000 };

/** Compares an identity document with the account of its holder automatically. The result decides nothing. */
export function createIdentityCheckService({ database, rateLimits, check }: Needs) {
  const attempts = rateLimits.limiter('identity-check', CHECKS);

  /**
   * @throws HttpError 404 document_not_found; 503 identity_check_away; TooManyRequestsError
   * @throws InvalidFieldsError on `document_id` for a document of another type or without pages
   */
  async function run(viewer: Viewer, form: CheckIdentity, catalogue: CatalogueName): Promise<Answer> {
    const row = await findOwnDocument(database, viewer, String(form.document_id));
    if (row.user_id === null || !CHECKED.includes(row.document_type)) {
      throw new InvalidFieldsError({ document_id: { id: 'field_not_a_choice' } });
    }
    const pages = await createDocumentPagesStore(database).list([row.id]);
    if (pages.length === 0) throw new InvalidFieldsError({ document_id: { id: 'document_page_missing' } });
    if (!check) throw new HttpError(503, 'identity_check_away');
    await attempts.take(String(viewer.userId));
    const person = await createDocumentHoldersStore(database).identity(viewer.userId);
    const verdict = await check.check({ type: row.document_type, pages, person });
    const reason = verdict.result === 'match' ? null : toReason(verdict.reason, catalogue);
    return { result: verdict.result, reason };
  }

  return { run };
}

export type IdentityCheckService = ReturnType<typeof createIdentityCheckService>;
