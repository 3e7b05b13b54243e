import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ConditionReports, CreateClaim, OwnerBooking } from '@campavia/contracts';
import { CLAIM_KINDS, type ClaimKind, amountOf } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { NumberField } from '@campavia/parts/fields';
import { usePlatform } from '@campavia/remote-kit';
import { Card, H2, H3, IconButton, Small, Stack } from '@campavia/ui';
import {
  Form,
  formErrorsOf,
  RadioField,
  SubmitButton,
  TextAreaField,
  type FormValues,
} from '@campavia/ui/forms';
import { X } from '@campavia/ui/icons';

import { LeaveQuestion } from '../../../components/edit/leave-question';
import { FileLines } from '../../../components/file-lines.styles';
import { useCreateClaim, type UseClaimPhotos } from '../../../data/handover/use-claims';
import { findAmountProblem } from '../../../rules/handover/handover';
import { leaveMessages } from '../leave/leave.messages';

import { keyOf, PhotoChoice } from './claim-photos';
import { claimMessages } from './claims.messages';

export interface ClaimFormProps {
  booking: OwnerBooking;
  conditions: ConditionReports;
  sendPhotos: UseClaimPhotos['send'];
}

/** The form of a claim with its photos, which are uploaded after it is created. */
export function ClaimForm({ booking, conditions, sendPhotos }: ClaimFormProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { create, isBusy, entries } = useCreateClaim(booking.id);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isDirty, setDirty] = useState(false);
  // A new key clears the fields once the claim was sent.
  const [round, setRound] = useState(0);
  const { currency, left } = conditions.deposit;
  const guest = booking.guest.first_name;

  async function send(values: FormValues) {
    const claimId = await create({
      kind: values.kind as ClaimKind,
      amount: amountOf(values.amount) ?? '',
      description: values.description ?? '',
    } satisfies CreateClaim);
    if (claimId === undefined) return;
    setFiles([]);
    setDirty(false);
    setRound((before) => before + 1);
    events.send('toast.shown', { tone: 'good', title: formatMessage(claimMessages.sent, { guest }) });
    await sendPhotos(claimId, files);
  }

  return (
    <Card as="section" $isPadded onInput={() => setDirty(true)}>
      <LeaveQuestion isDirty={isDirty} />
      <Stack $gap={4}>
        <H2>{formatMessage(claimMessages.make)}</H2>
        <Form
          key={round}
          summaryTitle={formatMessage(claimMessages.notSent)}
          checks={useChecks(left, currency)}
          errors={formErrorsOf(entries, { unknown: formatMessage(claimMessages.unknown) })}
          isBusy={isBusy}
          onSubmit={(values) => void send(values)}
        >
          <H3>{formatMessage(claimMessages.kind)}</H3>
          <RadioField
            name="kind"
            label={formatMessage(claimMessages.kind)}
            options={CLAIM_KINDS.map((value) => ({ value, label: formatMessage(claimMessages[value]) }))}
          />
          <NumberField name="amount" label={formatMessage(claimMessages.amount)} value="" unit={currency} />
          <TextAreaField
            name="description"
            label={formatMessage(claimMessages.description)}
            hint={formatMessage(claimMessages.descriptionHint, { guest })}
          />
          <ChosenPhotos files={files} onChange={setFiles} />
          <SubmitButton busyLabel={formatMessage(claimMessages.sending)}>
            {formatMessage(claimMessages.send)}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}

const MAX_DESCRIPTION = 2000;

interface ChosenPhotosProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

function ChosenPhotos({ files, onChange }: ChosenPhotosProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      <PhotoChoice count={files.length} onPick={(picked) => onChange([...files, ...picked])} />
      {files.length > 0 && (
        <FileLines>
          {files.map((file) => (
            <li key={keyOf(file)}>
              <Small>{formatMessage(claimMessages.chosen, { name: file.name })}</Small>
              <IconButton
                label={formatMessage(claimMessages.removePhoto, { name: file.name })}
                icon={X}
                onClick={() => onChange(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </FileLines>
      )}
    </Stack>
  );
}

function useChecks(left: string, currency: string) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const amounts = {
    missing: () => formatMessage(claimMessages.amountNeeded),
    wrong: () => formatMessage(claimMessages.amountWrong),
    above: () => formatMessage(claimMessages.amountAbove, { left: formatMoney(intl, left, currency) }),
  };
  return {
    kind: (value: string) => (value ? undefined : formatMessage(claimMessages.kindNeeded)),
    amount: (value: string) => {
      const problem = findAmountProblem(value, left);
      return problem && amounts[problem]();
    },
    description: (value: string) => {
      const count = value.length - MAX_DESCRIPTION;
      if (count > 0) return formatMessage(leaveMessages.tooLong, { count });
      return value.trim() ? undefined : formatMessage(claimMessages.descriptionNeeded);
    },
  };
}
