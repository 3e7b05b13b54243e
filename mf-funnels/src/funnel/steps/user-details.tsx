import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useToday } from '@campavia/remote-kit';
import { Stack } from '@campavia/ui';
import { BirthDateField, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { forgetTyped } from '../../data/typed-keeping';
import { useSaveGuest } from '../../data/use-save-guest';
import { NarrowField, SelectField } from '../../parts/form-controls';
import { driverOf, keptDriverOf, knownDetails, profileOf } from '../../rules/guest-details';
import { valuesOf } from '../../rules/typed-fields';
import { frameMessages } from '../frame.messages';
import { KeepsTyped, type TypedInput } from '../keeps-typed';
import { StepFoot } from '../step-foot';
import type { StepProps } from '../step-props';

import { KeepStanding } from './keep-standing';
import { PhoneCode } from './phone-code';
import { StepForm } from './step-form';
import { Names } from './steps.styles';
import { UncoveredNote } from './uncovered-note';
import { useDetailChecks } from './use-detail-checks';
import { useDriverCover, type DriverCover } from './use-driver-cover';
import { useKeepFields } from './use-keep-fields';
import { youMessages } from './you.messages';

/** Name, birthday, phone and licence of who drives; a phone that is not certified yet is, before it goes on. */
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
  const keeping = useKeepFields({ booking, place, changesOf: (form) => keptDriverOf(form, today) });

  function hear(input: TypedInput) {
    keeping.onTyped(input);
    if (input.form) cover.look(valuesOf(new FormData(input.form)));
  }
  async function keep(values: FormValues) {
    keeping.letGo();
    const known = await save({ me: profileOf(me, values), driver: driverOf(values) });
    if (known) forgetTyped(place);
    if (known?.phone_certified) onDone();
    else if (known) onCode();
  }

  return (
    <StepForm
      head={head}
      notes={notes}
      entries={entries}
      isBusy={isBusy}
      onSubmit={(values) => void keep(values)}
      checks={checks}
    >
      <KeepsTyped place={place} onTyped={hear}>
        <PersonFields me={me} />
        <DriverFields me={me} booking={booking} cover={cover} />
        <KeepStanding {...keeping} />
      </KeepsTyped>
      <StepFoot funnel={funnel} booking={booking} step="user-details">
        <SubmitButton busyLabel={formatMessage(frameMessages.saving)}>
          {formatMessage(frameMessages.goOn)}
        </SubmitButton>
      </StepFoot>
    </StepForm>
  );
}

function PersonFields({ me }: Pick<StepProps, 'me'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <Names>
        <FormField
          name="first_name"
          label={formatMessage(youMessages.firstName)}
          autoComplete="given-name"
          maxLength={80}
          defaultValue={me.first_name}
        />
        <FormField
          name="last_name"
          label={formatMessage(youMessages.lastName)}
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
          label={formatMessage(youMessages.phone)}
          hint={formatMessage(youMessages.phoneHint)}
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
      <BirthDateField name="driver_born_on" label={formatMessage(youMessages.born)} defaultValue={born} />
      <UncoveredNote field="driver_born_on" booking={booking} cover={cover} />
      <SelectField
        name="licence_type"
        label={formatMessage(youMessages.licence)}
        hint={formatMessage(youMessages.licenceHint)}
        defaultValue={licence}
      >
        <option value="B">{formatMessage(youMessages.licenceB)}</option>
        <option value="C">{formatMessage(youMessages.licenceC)}</option>
      </SelectField>
      <NarrowField>
        <FormField
          name="driver_licence_since"
          type="date"
          label={formatMessage(youMessages.licenceSince)}
          hint={formatMessage(youMessages.licenceSinceHint)}
          defaultValue={licenceSince}
        />
      </NarrowField>
      <UncoveredNote field="driver_licence_since" booking={booking} cover={cover} />
    </>
  );
}
