import { useSWRConfig } from 'swr';

import { checkIdentity, documentKeys, getDocument, updateDocument } from '@campavia/api-client';
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type { UpdateDocument } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import type { UploadableDocument } from '../../rules/documents/document-progress';
import { isIdentityDocument } from '../../rules/documents/identity-documents';
import { useStoreDocument } from './use-document';

/** `closed`: another tab has submitted it meanwhile. */
export type Submission = 'sent' | 'closed';

export interface SubmitDocument {
  submit: (details: Omit<UpdateDocument, 'submit'>) => Promise<Submission | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Submits a document for review, and has an identity document compared with the account. */
export function useSubmitDocument(document: UploadableDocument): SubmitDocument {
  const store = useStoreDocument();
  const { mutate } = useSWRConfig();
  const { id } = document;

  async function compare(): Promise<void> {
    if (!isIdentityDocument(document)) return;
    // The comparison is optional: without it the document is reviewed all the same.
    const check = await checkIdentity(id).catch(() => undefined);
    await mutate(documentKeys.check(id), check, { revalidate: false });
  }

  const { perform, isBusy, error } = useAction(async (details: Omit<UpdateDocument, 'submit'>) => {
    try {
      const sent = await updateDocument(id, { ...details, submit: true });
      await compare();
      await store(sent);
      return 'sent' as const;
    } catch (failure) {
      if (!isApiError(failure) || failure.code !== 'document_closed') throw failure;
      await store(await getDocument(id));
      return 'closed' as const;
    }
  });
  return { submit: perform, isBusy, entries: failureEntries(error) };
}
