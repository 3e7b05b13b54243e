import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { Button, Row, Small } from '@campavia/ui';
import { Form, FormField, type FormValues } from '@campavia/ui/forms';
import { Send } from '@campavia/ui/icons';

import { useFormErrors } from '../../../components/use-form-errors';
import type { PageUploads } from '../../../data/documents/use-page-uploads';
import { useSubmitDocument, type Submission } from '../../../data/documents/use-submit-document';
import {
  findSendObstacle,
  listDetailFields,
  type UploadableDocument,
  type SendObstacle,
} from '../../../rules/documents/document-progress';
import { isEmpty } from '../../../rules/form-checks';

import { detailMessages } from '../details.messages';
import { Fields } from '../documents.styles';
import { uploadMessages } from './upload.messages';

export interface SendFormProps {
  document: UploadableDocument;
  pages: Pick<PageUploads, 'uploads'>;
  onSent: (submission: Submission) => void;
}

/** The fields of a document, and the button that submits it. */
export function SendForm({ document, pages: { uploads }, onSent }: SendFormProps) {
  const { formatMessage } = useIntl();
  const { submit, isBusy, entries } = useSubmitDocument(document);
  const errors = useFormErrors(entries);
  const checks = useDetailChecks(document);
  const going = uploads.filter(({ state }) => state !== 'refused').length;
  const obstacle = findSendObstacle(document, going);
  const fields = listDetailFields(document);

  async function send(values: FormValues) {
    const details = fields.map(({ name }) => [name, values[name]?.trim() || null]);
    const submission = await submit(Object.fromEntries(details));
    if (submission) onSent(submission);
  }

  return (
    <Form
      summaryTitle={formatMessage(uploadMessages.notSent)}
      onSubmit={(values) => void send(values)}
      errors={errors}
      checks={checks}
      isBusy={isBusy}
    >
      {fields.length > 0 && (
        <Fields>
          {fields.map(({ name, isOptional }) => (
            <DetailInput key={name} name={name} isOptional={isOptional} document={document} />
          ))}
        </Fields>
      )}
      <Row $gap={4}>
        <Button
          type="submit"
          variant={obstacle ? 'pine' : 'main'}
          icon={Send}
          disabled={obstacle !== undefined}
          isBusy={isBusy}
          busyLabel={formatMessage(uploadMessages.sending)}
        >
          {formatMessage(uploadMessages.send)}
        </Button>
        <Small role="status" $tone="soft">
          {obstacle && <Obstacle obstacle={obstacle} pages={document.pages_mandatory} />}
        </Small>
      </Row>
    </Form>
  );
}

function Obstacle({ obstacle, pages }: { obstacle: SendObstacle; pages: number }) {
  const { formatMessage } = useIntl();
  if (obstacle === 'sending') return formatMessage(uploadMessages.stillSending);
  return formatMessage(uploadMessages.pagesFirst, { pages });
}

type Detail = ReturnType<typeof listDetailFields>[number];

function DetailInput({ name, isOptional, document }: Detail & { document: UploadableDocument }) {
  const { formatMessage } = useIntl();
  const hints = {
    number: detailMessages.numberHint,
    expiration_date: detailMessages.expirationHint,
  } as const;
  const hint = name === 'real_edition_date' ? undefined : formatMessage(hints[name]);
  return (
    <FormField
      name={name}
      type={name === 'number' ? 'text' : 'date'}
      label={formatMessage(detailMessages[name])}
      hint={hint}
      isOptional={isOptional}
      defaultValue={document[name] ?? ''}
      maxLength={name === 'number' ? 50 : undefined}
      autoComplete="off"
    />
  );
}

function useDetailChecks(document: UploadableDocument) {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const needed = { number: uploadMessages.numberNeeded, expiration_date: uploadMessages.expiryNeeded };
    const names = listDetailFields(document)
      .filter(({ isOptional }) => !isOptional)
      .map(({ name }) => name as keyof typeof needed);
    return Object.fromEntries(
      names.map((name) => [
        name,
        (value: string) => (isEmpty(value) ? formatMessage(needed[name]) : undefined),
      ]),
    );
  }, [document, formatMessage]);
}
