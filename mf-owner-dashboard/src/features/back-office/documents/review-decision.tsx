import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { ReviewedDocument } from '@campavia/contracts';
import {
  DOCUMENT_REFUSALS,
  MAX_REVIEW_NOTE_LENGTH,
  type DocumentDecision,
  type DocumentRefusal,
} from '@campavia/domain';
import { AddressLink, pathOf, useNavigate } from '@campavia/remote-kit';
import { ButtonLink, Card, H3, Note, Stack } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import {
  Form,
  RadioField,
  SubmitButton,
  TextAreaField,
  useFormField,
  type FormValues,
} from '@campavia/ui/forms';

import { KeysHint } from '../../../components/keys-hint';
import { useShortcuts } from '../../../components/use-shortcuts';
import { useDecision } from '../../../data/back-office/use-document-review';
import { formatMoment } from '../format-moment';

import { refusalMessages } from './refusal.messages';
import { reviewMessages } from './review.messages';

interface ReviewDecisionProps {
  reviewed: ReviewedDocument;
  /** The page that is looked at: the one to ask for again, by default. */
  pageIndex: number;
}

/** The form that decides a document; the next document opens afterwards. */
export function ReviewDecision({ reviewed, pageIndex }: ReviewDecisionProps) {
  const { formatMessage } = useIntl();
  const { is_waiting: isWaiting, claimed_by: claimedBy, next_id: nextId } = reviewed;
  const isTaken = isWaiting && claimedBy !== null && !claimedBy.is_me;
  return (
    <Card $isPadded>
      <Stack $gap={4}>
        <H3 as="h2">{formatMessage(reviewMessages.decide)}</H3>
        {!isWaiting && <Decided reviewed={reviewed} />}
        {isTaken && (
          <Note role="status">{formatMessage(reviewMessages.takenNote, { name: claimedBy.first_name })}</Note>
        )}
        {isWaiting && !isTaken && <DecisionForm reviewed={reviewed} pageIndex={pageIndex} />}
        {(!isWaiting || isTaken) && nextId !== null && (
          <ButtonLink as={AddressLink} to="staff.document" params={{ id: nextId }} variant="main">
            {formatMessage(reviewMessages.next)}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function Decided({ reviewed: { last_decision: last } }: { reviewed: ReviewedDocument }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Note role="status">
      <Stack $gap={1}>
        <span>{formatMessage(reviewMessages.decided)}</span>
        {last && (
          <span>
            {formatMessage(reviewMessages.decidedBy, {
              name: last.staff_name,
              date: formatMoment(intl, last.done_at),
            })}
          </span>
        )}
      </Stack>
    </Note>
  );
}

interface Choices {
  decision: DocumentDecision | undefined;
  reason: DocumentRefusal | undefined;
  /** Number of a page, or `ALL_PAGES`. */
  pageId: string;
}

function DecisionForm({ reviewed, pageIndex }: ReviewDecisionProps) {
  const { formatMessage } = useIntl();
  const [choices, setChoices] = useState<Partial<Choices>>({});
  const { decision, reason } = choices;
  const pageId = choices.pageId ?? String(reviewed.document.pages[pageIndex]?.id ?? ALL_PAGES);
  const send = useSendDecision(reviewed, { decision, reason, pageId });
  const change = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
  return (
    <Form
      summaryTitle={formatMessage(reviewMessages.notDone)}
      checks={{
        decision: () => (decision === undefined ? formatMessage(reviewMessages.noDecision) : undefined),
        reason: () =>
          decision !== undefined && decision !== 'accept' && reason === undefined
            ? formatMessage(reviewMessages.noReason)
            : undefined,
        note: (value) =>
          (value?.length ?? 0) > MAX_REVIEW_NOTE_LENGTH
            ? formatMessage(reviewMessages.longNote, { most: MAX_REVIEW_NOTE_LENGTH })
            : undefined,
      }}
      onSubmit={send}
    >
      <DecisionField onChange={(value) => change({ decision: value })} />
      {decision === 'ask_again' && (
        <WhichPage
          document={reviewed.document}
          selectedId={pageId}
          onChoose={(id) => change({ pageId: id })}
        />
      )}
      {decision !== undefined && decision !== 'accept' && (
        <>
          <ReasonSelect selectedId={reason} onChoose={(id) => change({ reason: id })} />
          <TextAreaField
            name="note"
            label={formatMessage(reviewMessages.noteLabel, { name: reviewed.holder.first_name })}
            hint={formatMessage(reviewMessages.noteHint)}
            isOptional
          />
        </>
      )}
      <SubmitButton busyLabel={formatMessage(reviewMessages.busy)}>
        <SendLabel decision={decision} page={pageNumberOf(reviewed, pageId)} />
      </SubmitButton>
      <KeysHint>{formatMessage(reviewMessages.keys)}</KeysHint>
    </Form>
  );
}

/** Sends the decision after a moment in which it can be undone, and opens the document that has waited longest. */
function useSendDecision(reviewed: ReviewedDocument, { decision, reason, pageId }: Choices) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { decide } = useDecision(reviewed);
  const { document, holder, next_id: nextId } = reviewed;

  return function send(values: FormValues) {
    if (decision === undefined) return;
    const name = holder.first_name;
    const texts = {
      waiting: formatMessage(reviewMessages.deciding, { name }),
      undo: formatMessage(reviewMessages.undo),
      sent: formatMessage(reviewMessages.done, { name }),
      failed: formatMessage(reviewMessages.notDone),
      retry: formatMessage(reviewMessages.retry),
    };
    const open = (path: string | undefined) => path !== undefined && void navigate(path);
    decide(readForm({ decision, reason, pageId }, values.note), texts, () =>
      open(pathOf('staff.document', { id: document.id })),
    );
    open(nextId === null ? pathOf('staff') : pathOf('staff.document', { id: nextId }));
  };
}

function readForm({ decision = 'accept', reason, pageId }: Choices, note = '') {
  if (decision === 'accept') return { decision };
  const hasPage = decision === 'ask_again' && pageId !== ALL_PAGES;
  return { decision, reason, page_id: hasPage ? Number(pageId) : undefined, note: note.trim() || undefined };
}

/** Keys choose as well, and Enter sends. */
function DecisionField({ onChange }: { onChange: (decision: DocumentDecision) => void }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const choose = (value: DocumentDecision) => () => {
    box.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
  };
  useShortcuts({
    a: choose('accept'),
    p: choose('ask_again'),
    n: choose('refuse'),
    enter: () => box.current?.closest('form')?.requestSubmit(),
  });
  return (
    <div ref={box}>
      <RadioField
        name="decision"
        label={formatMessage(reviewMessages.decide)}
        options={[
          { value: 'accept', label: formatMessage(reviewMessages.accept) },
          { value: 'ask_again', label: formatMessage(reviewMessages.askAgain) },
          { value: 'refuse', label: formatMessage(reviewMessages.refuse) },
        ]}
        onChange={(value) => onChange(value as DocumentDecision)}
      />
    </div>
  );
}

function SendLabel({ decision, page }: { decision: DocumentDecision | undefined; page: number }) {
  const { formatMessage } = useIntl();
  if (decision === undefined) return formatMessage(reviewMessages.send);
  if (decision === 'refuse') return formatMessage(reviewMessages.sendRefuse);
  if (decision === 'accept') return formatMessage(reviewMessages.sendAccept);
  return page === 0 ? formatMessage(reviewMessages.askAll) : formatMessage(reviewMessages.askPage, { page });
}

/** From 1; 0 for all pages. */
function pageNumberOf({ document: { pages } }: ReviewedDocument, pageId: string): number {
  return pages.findIndex(({ id }) => String(id) === pageId) + 1;
}

const ALL_PAGES = 'all';

interface WhichPageProps {
  document: ReviewedDocument['document'];
  selectedId: string;
  onChoose: (id: string) => void;
}

function WhichPage({ document: { pages }, selectedId, onChoose }: WhichPageProps) {
  const { formatMessage } = useIntl();
  const items = pages.map(({ id }, nth) => ({
    id: String(id),
    name: formatMessage(reviewMessages.page, { page: nth + 1 }),
  }));
  return (
    <Select
      label={formatMessage(reviewMessages.whichPage)}
      items={[...items, { id: ALL_PAGES, name: formatMessage(reviewMessages.allPages) }]}
      selectedId={selectedId}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}

interface ReasonSelectProps {
  selectedId: DocumentRefusal | undefined;
  onChoose: (reason: DocumentRefusal) => void;
}

function ReasonSelect({ selectedId, onChoose }: ReasonSelectProps) {
  const { formatMessage } = useIntl();
  const { id, error } = useFormField('reason', formatMessage(reviewMessages.because));
  return (
    <Select
      id={id}
      label={formatMessage(reviewMessages.because)}
      placeholder={formatMessage(reviewMessages.noReason)}
      error={error}
      items={DOCUMENT_REFUSALS.map((each) => ({ id: each, name: formatMessage(refusalMessages[each]) }))}
      selectedId={selectedId}
      onChoose={(chosen) => onChoose(chosen.id)}
    />
  );
}
