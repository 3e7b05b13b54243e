import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { INSURANCE_DEDUCTIBLE, MAX_INSURANCE_FILES, parseDecimal, type Minor } from '@campavia/domain';

import { createFieldReader } from '../../core/field-reader';
import { InvalidFieldsError, type Sentence } from '../../core/http-errors';
import type { MessageId } from '../../core/messages/messages';
import { readPage, type ReadPage } from '../../core/uploads/read-page';
import { tidyFileName } from '../../core/uploads/uploaded-file';
import type { UploadProcesses } from '../../core/uploads/upload-processes';

/** Files that guests can view; browsers do not render HEIC. */
type Kind = 'picture' | 'application/pdf';

export interface SentFile extends ReadPage<Kind> {
  name: string;
}

/** The form of an owner; absent fields are undefined. */
export interface SentConditions {
  files: SentFile[] | undefined;
  deductible: Minor | undefined;
}

type FieldReader = ReturnType<typeof createFieldReader>;

const FIELD = 'file';
const MINOR_PER_UNIT = 100;
const KINDS: readonly Kind[] = ['picture', 'application/pdf'];
const REFUSALS: Record<string, { id: MessageId; values?: Sentence['values'] }> = {
  FST_REQ_FILE_TOO_LARGE: { id: 'document_page_too_heavy' },
  FST_FILES_LIMIT: { id: 'insurance_files_too_many', values: { limit: MAX_INSURANCE_FILES } },
};

interface Reading {
  uploads: UploadProcesses;
  /** all fields are required */
  isWhole: boolean;
}

/**
 * Parses a form of conditions: files under `file`, and `deductible_amount`.
 * @throws InvalidFieldsError at each missing or invalid field; ServiceUnavailableError
 */
export async function readConditions(
  request: FastifyRequest,
  { uploads, isWhole }: Reading,
): Promise<SentConditions> {
  const form = await readForm(request);
  const fields = createFieldReader();
  if (isWhole) requireWhole(fields, form);
  const deductible =
    form.deductible_amount === undefined ? undefined : readAmount(fields, form.deductible_amount);
  const files = await readFiles(fields, form.files, uploads);
  fields.settle();
  return { files: files.length > 0 ? files : undefined, deductible };
}

function requireWhole(fields: FieldReader, { files, deductible_amount: amount }: Form): void {
  if (files.length === 0) fields.refuse(FIELD, 'insurance_files_missing');
  if (amount === undefined) fields.refuse('deductible_amount', 'field_required');
}

/** Errors of files are collected, so that they are reported together with other errors. */
async function readFiles(
  fields: FieldReader,
  files: Form['files'],
  uploads: UploadProcesses,
): Promise<SentFile[]> {
  const rules = { kinds: KINDS, unknownKind: 'insurance_file_unknown_kind', refuse } as const;
  const read: SentFile[] = [];
  for (const { name, content } of files) {
    try {
      read.push({ name, ...(await readPage(content, uploads, rules)) });
    } catch (error) {
      if (!(error instanceof InvalidFieldsError)) throw error;
      for (const [field, { id, values }] of Object.entries(error.fields)) fields.refuse(field, id, values);
    }
  }
  return read;
}

interface Form {
  files: { name: string; content: Buffer }[];
  deductible_amount: string | undefined;
}

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new InvalidFieldsError({ [FIELD]: { id: 'insurance_files_missing' } });
  const form: Form = { files: [], deductible_amount: undefined };
  try {
    for await (const part of request.parts({ limits: { files: MAX_INSURANCE_FILES } })) {
      await addPart(form, part);
    }
    return form;
  } catch (error) {
    const refusal = REFUSALS[(error as { code?: string }).code ?? ''];
    if (refusal) throw new InvalidFieldsError({ [FIELD]: refusal });
    throw error;
  }
}

async function addPart(form: Form, part: Multipart): Promise<void> {
  if (part.type === 'field') {
    if (part.fieldname === 'deductible_amount') form.deductible_amount = String(part.value);
    return;
  }
  const content = await part.toBuffer();
  if (part.fieldname === FIELD) form.files.push({ name: tidyFileName(part.filename, FIELD), content });
}

function readAmount(fields: FieldReader, text: string): Minor | undefined {
  const name = 'deductible_amount';
  const trimmed = text.trim();
  if (!trimmed) return fields.refuse(name, 'field_required');
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(trimmed)) return fields.refuse(name, 'field_not_a_number');
  const amount = parseDecimal(trimmed);
  const { least, most } = INSURANCE_DEDUCTIBLE;
  if (amount < least * MINOR_PER_UNIT) return fields.refuse(name, 'field_at_least', { limit: least });
  if (amount > most * MINOR_PER_UNIT) return fields.refuse(name, 'field_at_most', { limit: most });
  return amount;
}

function refuse(id: MessageId): never {
  throw new InvalidFieldsError({ [FIELD]: { id } });
}
