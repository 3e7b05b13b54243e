import { useId } from 'react';
import { useIntl } from 'react-intl';

import type { Vehicle } from '@campavia/contracts';
import { FUELS, isTowed, VEHICLE_LIMITS, type FieldValues } from '@campavia/domain';
import { Stack, Strong } from '@campavia/ui';
import { RadioField } from '@campavia/ui/forms';

import { ChoiceField, NumberField, SectionHead, StepperField } from '../fields';

import { LENGTH_FIELDS } from './rules/vehicle-values';
import { Section, TwoFields } from './vehicle-form.styles';
import { fieldMessages } from './field.messages';
import { hintMessages } from './hint.messages';
import { vehicleMessages } from './vehicle.messages';

export interface SizeSectionProps {
  vehicle: Pick<Vehicle, 'type'>;
  values: FieldValues;
}

/** Seats, dimensions and driving data; a caravan has neither seats nor an engine. */
export function SizeSection({ vehicle, values }: SizeSectionProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const towed = isTowed(Number(values.type ?? vehicle.type));
  const counts = towed ? (['beds'] as const) : (['seatbelts', 'beds'] as const);
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={formatMessage(vehicleMessages.size)} />
      <TwoFields>
        {counts.map((name) => (
          <StepperField
            key={name}
            name={name}
            label={formatMessage(fieldMessages[name])}
            hint={formatMessage(hintMessages[name])}
            value={values[name]}
            min={VEHICLE_LIMITS[name].least}
            max={VEHICLE_LIMITS[name].most}
          />
        ))}
      </TwoFields>
      <TwoFields>
        {LENGTH_FIELDS.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={formatMessage(fieldMessages[name])}
            hint={formatMessage(hintMessages[name])}
            value={values[name]}
            unit="m"
          />
        ))}
      </TwoFields>
      {!towed && <DriveFields values={values} />}
    </Section>
  );
}

function DriveFields({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  const fuels = FUELS.filter((fuel) => fuel !== 'none');
  return (
    <TwoFields>
      <ChoiceField
        name="fuel"
        label={formatMessage(fieldMessages.fuel)}
        value={values.fuel}
        choices={fuels.map((id) => ({ id, name: formatMessage(fieldMessages[id]) }))}
        placeholder={formatMessage(vehicleMessages.choose)}
      />
      <Stack $gap={2}>
        <Strong aria-hidden="true">{formatMessage(fieldMessages.automatic_gear)}</Strong>
        <RadioField
          name="automatic_gear"
          label={formatMessage(fieldMessages.automatic_gear)}
          defaultValue={values.automatic_gear}
          options={(['manual', 'automatic'] as const).map((value) => ({
            value,
            label: formatMessage(fieldMessages[value]),
          }))}
        />
      </Stack>
    </TwoFields>
  );
}
