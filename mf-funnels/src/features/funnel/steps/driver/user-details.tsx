import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useToday } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';
import { BirthDateField, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { removeTyped } from '../../../../data/typed-fields';
import { useSaveGuest } from '../../../../data/use-save-booking';
import { NarrowField, SelectField } from '../../../../components/forms/form-controls';
import {
  pickDriver,
  pickSavableDriver,
  knownDetails,
  pickProfileChanges,
} from '../../../../rules/guest-details';
import { valuesOf } from '../../../../rules/typed-fields';
import { funnelMessages } from '../../funnel.messages';
import { TypedFields, type TypedInput } from '../autosave/typed-fields';
import { StepFoot } from '../../layout/step-foot';
import type { StepProps } from '../../step-props';

import { SaveStatus } from '../autosave/save-status';
import { PhoneCode } from './phone-code';
import { StepForm } from '../step-form';
import { Names } from '../steps.styles';
import { UncoveredNote } from './uncovered-note';
import { useDetailChecks } from './use-detail-checks';
import { useDriverCover, type DriverCover } from './use-driver-cover';
import { useAutosaveFields } from '../autosave/use-autosave-fields';
import { userDetailsMessages } from './user-details.messages';

export function UserDetails(props: StepProps) {
  const [isCodeWanted, setCodeWanted] = useState(false);
  const { phone, phone_certified: isCertified } = props.me;
  if (isCodeWanted && phone && !isCertified) {
    const { head, notes, onDone } = props;
    return (
      <PhoneCode
        phone={phone}
        head={head}
        notes={notes}
        onDone={onDone}
        onOther={() => setCodeWanted(false)}
      />
    );
  }
  return <DetailsForm {...props} onCode={() => setCodeWanted(true)} />;
}

function DetailsForm({ onCode, ...step }: StepProps & { onCode: () => void }) {
  const { funnel, booking, me, head, notes, onDone } = step;
  const { formatMessage } = useIntl();
  const { save, isBusy, entries } = useSaveGuest(booking);
  const today = useToday();
  const place = `${booking.id}.user-details`;
  const cover = useDriverCover({ booking, me, place });
  const checks = useDetailChecks(cover);
  const autosave = useAutosaveFields({ booking, place, changesOf: (form) => pickSavableDriver(form, today) });

  function handleInput(input: TypedInput) {
    autosave.onTyped(input);
    if (input.form) cover.look(valuesOf(new FormData(input.form)));
  }
  async function submit(values: FormValues) {
    autosave.discard();
    const known = await save({ me: pickProfileChanges(me, values), driver: pickDriver(values) });
    if (known) removeTyped(place);
    if (known?.phone_certified) onDone();
    else if (known) onCode();
  }

  return (
    <StepForm
      head={head}
      notes={notes}
      entries={entries}
      isBusy={isBusy}
      onSubmit={(values) => void submit(values)}
      checks={checks}
    >
      <TypedFields place={place} onTyped={handleInput}>
        <ProfileFields me={me} />
        <DriverFields me={me} booking={booking} cover={cover} />
        <SaveStatus {...autosave} />
      </TypedFields>
      <StepFoot funnel={funnel} booking={booking} step="user-details">
        <SubmitButton busyLabel={formatMessage(funnelMessages.saving)}>
          {formatMessage(funnelMessages.goOn)}
        </SubmitButton>
      </StepFoot>
    </StepForm>
  );
}

function ProfileFields({ me }: Pick<StepProps, 'me'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <Names>
        <FormField
          name="first_name"
          label={formatMessage(userDetailsMessages.firstName)}
          autoComplete="given-name"
          maxLength={80}
          defaultValue={me.first_name}
        />
        <FormField
          name="last_name"
          label={formatMessage(userDetailsMessages.lastName)}
          autoComplete="family-name"
          maxLength={80}
          defaultValue={me.last_name}
        />
      </Names>
      <NarrowField>
        <FormField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          label={formatMessage(userDetailsMessages.phone)}
          hint={formatMessage(userDetailsMessages.phoneHint)}
          defaultValue={me.phone ?? ''}
        />
      </NarrowField>
    </Stack>
  );
}

interface DriverFieldsProps extends Pick<StepProps, 'me' | 'booking'> {
  cover: DriverCover;
}

function DriverFields({ me, booking, cover }: DriverFieldsProps) {
  const { formatMessage } = useIntl();
  const { born, licence, licenceSince } = knownDetails(me, booking);
  return (
    <>
      <BirthDateField
        name="driver_born_on"
        label={formatMessage(userDetailsMessages.born)}
        defaultValue={born}
      />
      <UncoveredNote field="driver_born_on" booking={booking} cover={cover} />
      <SelectField
        name="licence_type"
        label={formatMessage(userDetailsMessages.licence)}
        hint={formatMessage(userDetailsMessages.licenceHint)}
        defaultValue={licence}
      >
        <option value="B">{formatMessage(userDetailsMessages.licenceB)}</option>
        <option value="C">{formatMessage(userDetailsMessages.licenceC)}</option>
      </SelectField>
      <NarrowField>
        <FormField
          name="driver_licence_since"
          type="date"
          label={formatMessage(userDetailsMessages.licenceSince)}
          hint={formatMessage(userDetailsMessages.licenceSinceHint)}
          defaultValue={licenceSince}
        />
      </NarrowField>
      <UncoveredNote field="driver_licence_since" booking={booking} cover={cover} />
    </>
  );
}
