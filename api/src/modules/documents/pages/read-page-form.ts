import type { FastifyRequest } from 'fastify';

import { MAX_PAGES } from '@campavia/domain';

import type { MessageId } from '../../../core/messages/messages';
import { InvalidFieldsError, type Sentence } from '../../../core/http-errors';
import { tidyFileName } from '../../../core/uploads/uploaded-file';

/** A file of a form: its content, and its name. */
export interface SentFile {
  name: string;
  content: Buffer;
}

const FIELD = 'page';

const REFUSALS: Record<string, { id: MessageId; values?: Sentence['values'] }> = {
  FST_REQ_FILE_TOO_LARGE: { id: 'document_page_too_heavy' },
  FST_FILES_LIMIT: { id: 'document_pages_too_many', values: { limit: MAX_PAGES } },
};

/** Reads the pages of a form, at least one. @throws InvalidFieldsError on `page` */
export async function readPageForm(request: FastifyRequest): Promise<SentFile[]> {
  if (!request.isMultipart()) throw new InvalidFieldsError({ [FIELD]: { id: 'document_page_missing' } });
  try {
    const files = await readFiles(request);
    if (files.length === 0) throw new InvalidFieldsError({ [FIELD]: { id: 'document_page_missing' } });
    return files;
  } catch (error) {
    const refusal = REFUSALS[(error as { code?: string }).code ?? ''];
    if (refusal) throw new InvalidFieldsError({ [FIELD]: refusal });
    throw error;
  }
}

async function readFiles(request: FastifyRequest): Promise<SentFile[]> {
  const sent: SentFile[] = [];
  for await (const part of request.files({ limits: { files: MAX_PAGES } })) {
    const content = await part.toBuffer();
    if (part.fieldname === FIELD) sent.push({ name: tidyFileName(part.filename, FIELD), content });
  }
  return sent;
}
