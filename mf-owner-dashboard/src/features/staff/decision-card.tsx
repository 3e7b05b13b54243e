import { useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { ModerationListing } from '@campavia/contracts';
import { CHANGE_REASONS, MAX_MODERATION_NOTE_LENGTH } from '@campavia/domain';
import { AddressLink, pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Button, ButtonLink, Card, H2, H3, Note, Small, Stack, Text } from '@campavia/ui';
import {
  CheckboxField,
  Form,
  formErrorsOf,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';
import { Modal } from '@campavia/ui/overlays';

import { changeReasonMessages } from '../../components/change-reason.messages';
import { useDecision, type UseDecision } from '../../data/moderation/use-moderation';

import { decisionMessages } from './decision.messages';
import { Reasons } from './staff.styles';
import { useShortcuts } from './use-shortcuts';

/** What staff decide: publish a listing, or give it back with what to change. */
export function DecisionCard({ moderated }: { moderated: ModerationListing }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const decision = useDecision(moderated);
  const isWaiting = moderated.state === 'to_moderate' && moderated.submission.decision === null;
  const nextPath =
    moderated.next_id === null ? undefined : pathOf('staff.listing', { id: moderated.next_id });
  useShortcuts({
    a: () => isWaiting && setAsking(true),
    c: () => form.current?.querySelector('input')?.focus(),
    n: () => nextPath !== undefined && void navigate(nextPath),
  });
  return (
    <Card $isPadded>
      <Stack $gap={5}>
        <H2>{formatMessage(decisionMessages.title)}</H2>
        {isWaiting ? (
          <>
            <Button variant="main" isWide onClick={() => setAsking(true)}>
              {formatMessage(decisionMessages.approve)}
            </Button>
            <ChangesForm moderated={moderated} decision={decision} box={form} />
            <Small as="p" $tone="soft">
              {formatMessage(decisionMessages.keys)}
            </Small>
          </>
        ) : (
          <Note role="status">{formatMessage(decisionMessages.decided)}</Note>
        )}
        {moderated.next_id !== null && (
          <ButtonLink as={AddressLink} to="staff.listing" params={{ id: moderated.next_id }} variant="line">
            {formatMessage(decisionMessages.next)}
          </ButtonLink>
        )}
      </Stack>
      {isAsking && isWaiting && (
        <ApproveDialog moderated={moderated} decision={decision} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

interface DecisionProps {
  moderated: ModerationListing;
  decision: UseDecision;
}

function ApproveDialog({ moderated, decision, onClose }: DecisionProps & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { title } = moderated.listing;

  async function publish() {
    const state = await decision.approve();
    onClose();
    if (state) {
      events.send('toast.shown', {
        tone: 'good',
        title: formatMessage(decisionMessages.approved, { title }),
      });
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(decisionMessages.approveTitle, { title })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(decisionMessages.cancel)}
          </Button>
          <Button
            variant="main"
            isBusy={decision.isBusy}
            busyLabel={formatMessage(decisionMessages.busy)}
            onClick={() => void publish()}
          >
            {formatMessage(decisionMessages.publish)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(decisionMessages.approveText, { owner: moderated.owner.first_name })}</Text>
    </Modal>
  );
}

function ChangesForm({
  moderated,
  decision,
  box,
}: DecisionProps & { box: RefObject<HTMLDivElement | null> }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { requestChanges, isBusy, entries } = decision;
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
