import { useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { UpdateVehicleEquipments, VehicleEquipments } from '@campavia/contracts';
import {
  ENERGY_LISTS,
  EQUIPMENT_GROUPS,
  EQUIPMENTS,
  clashingNames,
  type EditSides,
  type FieldValues,
} from '@campavia/domain';
import { equipmentGroupMessages, equipmentMessages } from '@campavia/parts';
import { SectionHead } from '@campavia/parts/fields';
import { vehicleMessages, Section } from '@campavia/parts/vehicle-form';
import { usePlatform } from '@campavia/remote-kit';
import { CheckboxField, Form, formErrorsOf } from '@campavia/ui/forms';

import type { ConflictRow } from '../../../components/edit/edit-conflict';
import { FormConflict } from '../../../components/edit/form-conflict';
import { LeaveQuestion } from '../../../components/edit/leave-question';
import { useTypedForm } from '../../../data/use-typed-form';
import { useEditEquipments } from '../../../data/use-vehicle';
import {
  changesOf,
  countChanges,
  EQUIPMENT_LISTS,
  isAsked,
  itemField,
  valuesOf,
  type EquipmentList,
} from '../../../rules/vehicle/equipment-values';
import { EnterSaves } from '../enter-saves';
import { Checks, Sections } from '../vehicle.styles';

import { equipmentsMessages } from './equipments.messages';
import { formatItem } from './format-item';

export type TypedEquipments = ReturnType<typeof useTypedEquipments>;

export interface EquipmentsFormProps {
  typed: TypedEquipments;
  /** Saves the page. */
  onSave: () => void;
}

/** The equipment and its sources of energy. The page has the button that saves it. */
export function EquipmentsForm({ typed, onSave }: EquipmentsFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const { edit, values, changes, itemCount } = typed;
  const entries = (edit.refused?.entries ?? []).map((entry) => ({ ...entry, field: firstItem(entry.field) }));
  return (
    <div onInput={typed.readAgain} ref={typed.frame}>
      <LeaveQuestion isDirty={itemCount > 0} onLeave={typed.discard} />
      <Form
        summaryTitle={formatMessage(vehicleMessages.notSaved)}
        errors={formErrorsOf(entries, { unknown: formatMessage(vehicleMessages.unknown) })}
        isBusy={edit.isBusy}
        onSubmit={() => void typed.save(changes)}
      >
        <EnterSaves onSave={onSave} />
        <FormConflict
          typed={typed}
          rowsOf={(theirs) => conflictRows(intl, { baseline: edit.baseline, theirs, changes })}
        />
        <Sections key={typed.version}>
          <Section aria-labelledby={id}>
            <SectionHead
              id={id}
              title={formatMessage(equipmentsMessages.title)}
              text={formatMessage(equipmentsMessages.text)}
            />
            <OnBoard values={values} />
            <RunsOn values={values} />
          </Section>
        </Sections>
      </Form>
    </div>
  );
}

/** With the number of items that differ, since a list of them is one field. */
export function useTypedEquipments(vehicleId: number, saved: VehicleEquipments) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const typed = useTypedForm<VehicleEquipments, UpdateVehicleEquipments, UpdateVehicleEquipments>({
    draft: `equipments ${vehicleId}`,
    useEditing: (isDirty) => useEditEquipments(vehicleId, saved, isDirty),
    valuesOf,
    changesOf,
    toSent: (changes) => changes,
    onSaved: () =>
      events.send('toast.shown', { tone: 'good', title: formatMessage(equipmentsMessages.saved) }),
  });
  return { ...typed, itemCount: countChanges(typed.edit.baseline, typed.changes) };
}

/** An error of a list is shown at its first item. */
function firstItem(field: string | undefined): string | undefined {
  const list = EQUIPMENT_LISTS.find((each) => each.field === field);
  return list ? itemField(list.field, list.choices[0] ?? '') : field;
}

function conflictRows(
  intl: IntlShape,
  sides: EditSides<VehicleEquipments, UpdateVehicleEquipments>,
): ConflictRow[] {
  const { theirs, changes } = sides;
  const textOf = (name: EquipmentList, codes: readonly string[] = []) =>
    codes.length === 0
      ? intl.formatMessage(vehicleMessages.none)
      : intl.formatList(codes.map((code) => formatItem(intl, name, code)));
  return clashingNames<UpdateVehicleEquipments>(sides).map((name) => ({
    name,
    label: intl.formatMessage(equipmentsMessages[name]),
    theirs: textOf(name, theirs[name]),
    mine: textOf(name, changes[name]),
  }));
}

function OnBoard({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  return EQUIPMENT_GROUPS.map((group) => (
    <Checks key={group}>
      <legend>{formatMessage(equipmentGroupMessages[group])}</legend>
      <div>
        {EQUIPMENTS.filter((equipment) => equipment.group === group).map(({ code }) => (
          <CheckboxField
            key={code}
            name={itemField('equipments', code)}
            defaultChecked={values[itemField('equipments', code)] === 'on'}
          >
            {formatMessage(equipmentMessages[code])}
          </CheckboxField>
        ))}
      </div>
    </Checks>
  ));
}

/** Shown only for equipment on board. */
function RunsOn({ values }: { values: FieldValues }) {
  const intl = useIntl();
  return ENERGY_LISTS.filter(({ field }) => isAsked(field, values)).map(({ field, choices }) => (
    <Checks key={field}>
      <legend>{intl.formatMessage(equipmentsMessages[field])}</legend>
      <div>
        {choices.map((code) => (
          <CheckboxField
            key={code}
            name={itemField(field, code)}
            defaultChecked={values[itemField(field, code)] === 'on'}
          >
            {formatItem(intl, field, code)}
          </CheckboxField>
        ))}
      </div>
    </Checks>
  ));
}
