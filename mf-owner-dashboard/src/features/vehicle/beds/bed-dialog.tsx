import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { CreateSleeping } from '@campavia/contracts';
import { BED_PLACES, BED_TYPES, SLEEPING_LIMITS, type BedPlace, type BedType } from '@campavia/domain';
import { ChoiceField, NumberField, StepperField } from '@campavia/parts/fields';
import { checkMessages, vehicleMessages, TwoFields } from '@campavia/parts/vehicle-form';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Row } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';
import { type FieldCheck, Form, formErrorsOf, type FormValues, SubmitButton } from '@campavia/ui/forms';

import { Modal } from '../../../components/overlays';
import { editMessages } from '../../../components/edit/edit.messages';
import type { BedsEditing } from '../../../data/use-vehicle';
import { USUAL_BEDS } from '../../../rules/vehicle/bed-plan';

import { bedsMessages } from './beds.messages';

export interface BedDialogProps {
  edit: BedsEditing;
  onClose: () => void;
}

/** The form of a new bed, prefilled with the typical size of its kind. */
export function BedDialog({ edit, onClose }: BedDialogProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const [kind, setKind] = useState<BedType>(BED_TYPES[0]);
  const checks = useSizeChecks();
  const title = formatMessage(bedsMessages.add);
  const entries = edit.refused?.changes.kind === 'add' ? edit.refused.entries : [];

  async function add(values: FormValues) {
    if (!(await edit.save({ kind: 'add', form: toBed(kind, values) }))) return;
    const name = formatMessage(bedsMessages[kind]);
    events.send('toast.shown', { tone: 'good', title: formatMessage(bedsMessages.added, { name }) });
    onClose();
  }

  return (
    <Modal isOpen onClose={onClose} title={title}>
      <Form
        summaryTitle={formatMessage(vehicleMessages.notSaved)}
        checks={checks}
        errors={formErrorsOf(entries, { unknown: formatMessage(vehicleMessages.unknown) })}
        isBusy={edit.isBusy}
        onSubmit={(values) => void add(values)}
      >
        <Select
          label={formatMessage(bedsMessages.kind)}
          items={BED_TYPES.map((id) => ({ id, name: formatMessage(bedsMessages[id]) }))}
          selectedId={kind}
          onChoose={({ id }) => setKind(id)}
        />
        <BedFields key={kind} kind={kind} />
        <Row $gap={3}>
          <SubmitButton busyLabel={formatMessage(editMessages.saving)}>{title}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(bedsMessages.cancel)}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}

function BedFields({ kind }: { kind: BedType }) {
  const { formatMessage } = useIntl();
  const usual = USUAL_BEDS[kind];
  const { least, most } = SLEEPING_LIMITS.sleeps;
  return (
    <>
      <ChoiceField
        name="place"
        label={formatMessage(bedsMessages.place)}
        value={usual.place}
        choices={BED_PLACES.map((id) => ({ id, name: formatMessage(bedsMessages[id]) }))}
      />
      <StepperField
        name="sleeps"
        label={formatMessage(bedsMessages.sleeps)}
        value={String(usual.sleeps)}
        min={least}
        max={most}
      />
      <TwoFields>
        {(['width_cm', 'length_cm'] as const).map((name) => (
          <NumberField
            key={name}
            name={name}
            label={formatMessage(bedsMessages[name])}
            value={String(usual[name])}
            unit="cm"
            isWhole
          />
        ))}
      </TwoFields>
    </>
  );
}

function useSizeChecks(): Record<string, FieldCheck> {
  const { formatMessage, formatNumber } = useIntl();
  const checkOf =
    (name: 'width_cm' | 'length_cm'): FieldCheck =>
    (text) => {
      const { least, most } = SLEEPING_LIMITS[name];
      const size = Number(text || NaN);
      if (!Number.isInteger(size)) return formatMessage(checkMessages.notWhole);
      if (size < least) return formatMessage(checkMessages.tooLittle, { bound: formatNumber(least) });
      return size > most ? formatMessage(checkMessages.tooMuch, { bound: formatNumber(most) }) : undefined;
    };
  return { width_cm: checkOf('width_cm'), length_cm: checkOf('length_cm') };
}

function toBed(kind: BedType, values: FormValues): CreateSleeping {
  return {
    kind,
    place: values.place as BedPlace,
    sleeps: Number(values.sleeps),
    width_cm: Number(values.width_cm),
    length_cm: Number(values.length_cm),
  };
}
