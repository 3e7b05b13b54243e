import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { InsuranceConditions, InsuranceConditionsForm, OwnCamper } from '@campavia/contracts';
import { amountOf } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { NumberField } from '@campavia/parts/fields';
import { OwnerInsuranceFiles } from '@campavia/parts/owner-insurance';
import { usePlatform } from '@campavia/remote-kit';
import { H3, Note, Stack } from '@campavia/ui';
import { Form, formErrorsOf, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { FormConflict } from '../../../components/edit/form-conflict';
import { LeaveQuestion } from '../../../components/edit/leave-question';
import type { ErrorEntry } from '../../../data/use-edit';
import { useEditInsuranceConditions } from '../../../data/settings/use-insurance-conditions';
import { changesOf, type InsuranceChanges } from '../../../rules/settings/insurance-changes';

import { ChosenFiles, useFileProblem } from './chosen-files';
import { insuranceMessages } from './insurance.messages';

export interface InsuranceFormProps {
  camper: OwnCamper;
  saved: InsuranceConditions;
}

/** The form for the files of the conditions and the guest's deductible. */
export function InsuranceForm({ camper, saved }: InsuranceFormProps) {
  const { formatMessage } = useIntl();
  const typed = useTypedConditions(camper, saved);
  const { edit, files, chooseFiles } = typed;
  const { conditions } = edit.baseline;
  const fileProblem = useFileProblem(files, { isNeeded: !conditions });

  return (
    <div onInput={() => typed.setDirty(true)}>
      <LeaveQuestion isDirty={typed.isDirty} />
      <Form
        key={typed.version}
        summaryTitle={formatMessage(insuranceMessages.notSaved)}
        checks={{
          deductible_amount: (value) =>
            value.trim() ? undefined : formatMessage(insuranceMessages.amountNeeded),
          files: () => fileProblem,
        }}
        errors={formErrorsOf(atShownFields(edit.refused?.entries ?? []), {
          unknown: formatMessage(insuranceMessages.unknown),
        })}
        isBusy={edit.isBusy}
        onSubmit={(values) => void typed.save(typed.read(values))}
      >
        <ConditionsConflict typed={typed} />
        {conditions ? (
          <Stack $gap={2}>
            <H3>{formatMessage(insuranceMessages.current)}</H3>
            <OwnerInsuranceFiles files={conditions.files} />
          </Stack>
        ) : (
          <Note tone="care">{formatMessage(insuranceMessages.missing)}</Note>
        )}
        <NumberField
          name="deductible_amount"
          label={formatMessage(insuranceMessages.amount)}
          hint={formatMessage(insuranceMessages.amountHint)}
          value={typed.amount ?? conditions?.deductible_amount}
          unit={camper.deposit_currency}
        />
        <ChosenFiles files={files} isReplacing={conditions !== null} onChange={chooseFiles} />
        <SubmitButton busyLabel={formatMessage(insuranceMessages.saving)}>
          {formatMessage(insuranceMessages.save)}
        </SubmitButton>
      </Form>
    </div>
  );
}

type TypedConditions = ReturnType<typeof useTypedConditions>;

function useTypedConditions({ id }: OwnCamper, saved: InsuranceConditions) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const [isDirty, setDirty] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [changes, setChanges] = useState<InsuranceChanges>({});
  const [times, setTimes] = useState(0);
  const edit = useEditInsuranceConditions(id, saved, isDirty);

  function discard() {
    setFiles([]);
    setChanges({});
    setDirty(false);
    setTimes((before) => before + 1);
  }

  async function save(wanted: InsuranceChanges) {
    setChanges(wanted);
    if (Object.keys(wanted).length === 0) return setDirty(false);
    const { files: sent = [], ...amount } = wanted;
    if (!(await edit.save({ ...amount, files: sent } satisfies InsuranceConditionsForm))) return;
    discard();
    const [title, text] = [
      formatMessage(insuranceMessages.saved),
      formatMessage(insuranceMessages.savedText),
    ];
    events.send('toast.shown', { tone: 'good', title, text });
  }

  return {
    edit,
    files,
    changes,
    isDirty,
    setDirty,
    /** The values typed before a concurrent edit. */
    amount: changes.deductible_amount,
    version: `${times} ${edit.baseline.etag}`,
    read: (values: FormValues) =>
      changesOf(edit.baseline, { amount: amountOf(values.deductible_amount) ?? '', files }),
    chooseFiles: (chosen: readonly File[]) => {
      setFiles(chosen);
      setDirty(true);
    },
    save,
    discard,
    mergeTheirs: edit.acceptTheirs,
  };
}

function ConditionsConflict({ typed }: { typed: TypedConditions }) {
  const intl = useIntl();
  const names = (files: readonly { name: string }[]) => intl.formatList(files.map(({ name }) => name));

  function rowsOf({ conditions }: InsuranceConditions) {
    const before = typed.edit.baseline.conditions;
    const { deductible_amount: amount, files } = typed.changes;
    if (!conditions) return [];
    const { deductible_amount: theirs, deductible_amount_currency: currency } = conditions;
    const amounts = amount !== undefined &&
      theirs !== before?.deductible_amount && {
        name: 'deductible_amount',
        label: intl.formatMessage(insuranceMessages.amount),
        theirs: formatMoney(intl, theirs, currency),
        mine: formatMoney(intl, amount, currency),
      };
    const lists = files &&
      names(conditions.files) !== names(before?.files ?? []) && {
        name: 'files',
        label: intl.formatMessage(insuranceMessages.files),
        theirs: names(conditions.files),
        mine: names(files),
      };
    return [amounts, lists].filter((row) => row !== undefined && row !== false);
  }

  return <FormConflict typed={typed} rowsOf={rowsOf} />;
}

/** The field of the files has another name in the api. */
function atShownFields(entries: ErrorEntry[]): ErrorEntry[] {
  return entries.map((entry) => (entry.field === 'file' ? { ...entry, field: 'files' } : entry));
}
