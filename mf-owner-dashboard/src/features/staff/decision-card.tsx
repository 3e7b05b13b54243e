import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { ModerationListing } from '@campavia/contracts';
import { CHANGE_REASONS, MAX_MODERATION_NOTE_LENGTH } from '@campavia/domain';
import { AddressLink, pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Button, ButtonLink, Card, H2, H3, Note, Row, Stack } from '@campavia/ui';
import {
  CheckboxField,
  Form,
  formErrorsOf,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';

import { KeysHint } from '../../components/keys-hint';
import { changeReasonMessages } from '../../components/change-reason.messages';
import { useApprove } from '../../data/moderation/use-approve';
import { useRequestChanges } from '../../data/moderation/use-moderation';
import type { AnswerStatus } from '../../data/answers/pending-answers';

import { decisionMessages } from './decision.messages';
import { Announced, Reasons } from './staff.styles';
import { useShortcuts } from '../../components/use-shortcuts';

/** The decision of staff: publish a listing, or return it with the requested changes. */
export function DecisionCard({ moderated }: { moderated: ModerationListing }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  const approveButton = useRef<HTMLButtonElement>(null);
  const { status, approve, undo } = useApprove(moderated);
  const isWaiting = moderated.state === 'to_moderate' && moderated.submission.decision === null;
  const isOpen = isWaiting && !status;
  const { title } = moderated.listing;
  const nextPath =
    moderated.next_id === null ? undefined : pathOf('staff.listing', { id: moderated.next_id });

  function publish() {
    approve({
      sent: formatMessage(decisionMessages.approved, { title }),
      failed: formatMessage(decisionMessages.notApproved, { title }),
      retry: formatMessage(decisionMessages.retry),
    });
  }

  /** The clicked button is rendered again, and gets the focus back. */
  function takeBack() {
    undo();
    requestAnimationFrame(() => approveButton.current?.focus());
  }

  useShortcuts({
    a: () => isOpen && publish(),
    c: () => form.current?.querySelector('input')?.focus(),
    n: () => nextPath !== undefined && void navigate(nextPath),
  });
  return (
    <Card $isPadded>
      <Stack $gap={5}>
        <H2>{formatMessage(decisionMessages.title)}</H2>
        <Announced>
          {status && <Approving moderated={moderated} status={status} onUndo={takeBack} />}
        </Announced>
        {isOpen && (
          <>
            <Button ref={approveButton} variant="main" isWide onClick={publish}>
              {formatMessage(decisionMessages.approve)}
            </Button>
            <ChangesForm moderated={moderated} box={form} />
            <KeysHint>{formatMessage(decisionMessages.keys)}</KeysHint>
          </>
        )}
        {!isWaiting && !status && <Note role="status">{formatMessage(decisionMessages.decided)}</Note>}
        {moderated.next_id !== null && (
          <ButtonLink as={AddressLink} to="staff.listing" params={{ id: moderated.next_id }} variant="line">
            {formatMessage(decisionMessages.next)}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

interface ApprovingProps {
  moderated: ModerationListing;
  status: AnswerStatus;
  onUndo: () => void;
}

/** Shown while an approval can be undone, and while it is sent. */
function Approving({ moderated: { owner }, status, onUndo }: ApprovingProps) {
  const { formatMessage } = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  if (status === 'sending') return <Note tone="good">{formatMessage(decisionMessages.sending)}</Note>;
  return (
    <Note tone="good">
      <Row $gap={3}>
        {formatMessage(decisionMessages.approving, { owner: owner.first_name })}
        <Button ref={undo} variant="line" size="s" onClick={onUndo}>
          {formatMessage(decisionMessages.undo)}
        </Button>
      </Row>
    </Note>
  );
}

interface ChangesFormProps {
  moderated: ModerationListing;
  box: RefObject<HTMLDivElement | null>;
}

function ChangesForm({ moderated, box }: ChangesFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { requestChanges, isBusy, entries } = useRequestChanges(moderated);
  const { title } = moderated.listing;

  async function send(values: FormValues) {
    const reasons = chosenReasons(values);
    if (await requestChanges({ reasons, note: values.note?.trim() || undefined })) {
      events.send('toast.shown', { tone: 'good', title: formatMessage(decisionMessages.asked, { title }) });
    }
  }

  return (
    <Form
      summaryTitle={formatMessage(decisionMessages.notDone)}
      checks={{
        [CHANGE_REASONS[0]]: (_, values) =>
          chosenReasons(values).length > 0 ? undefined : formatMessage(decisionMessages.noReason),
        note: (value, values) => {
          const text = value?.trim() ?? '';
          if (!text && values.OTHER === 'on') return formatMessage(decisionMessages.noNote);
          const most = MAX_MODERATION_NOTE_LENGTH;
          return text.length > most ? formatMessage(decisionMessages.longNote, { most }) : undefined;
        },
      }}
      errors={formErrorsOf(entries, { unknown: formatMessage(decisionMessages.unknown) })}
      isBusy={isBusy}
      onSubmit={(values) => void send(values)}
    >
      <H3>{formatMessage(decisionMessages.changesTitle)}</H3>
      <div ref={box}>
        <Reasons>
          <legend>{formatMessage(decisionMessages.reasons)}</legend>
          {CHANGE_REASONS.map((reason) => (
            <CheckboxField key={reason} name={reason}>
              {formatMessage(changeReasonMessages[reason])}
            </CheckboxField>
          ))}
        </Reasons>
      </div>
      <TextAreaField
        name="note"
        label={formatMessage(decisionMessages.note, { owner: moderated.owner.first_name })}
        hint={formatMessage(decisionMessages.noteHint)}
        isOptional
      />
      <SubmitButton variant="line" busyLabel={formatMessage(decisionMessages.busy)}>
        {formatMessage(decisionMessages.ask)}
      </SubmitButton>
    </Form>
  );
}

function chosenReasons(values: FormValues) {
  return CHANGE_REASONS.filter((reason) => values[reason] === 'on');
}
