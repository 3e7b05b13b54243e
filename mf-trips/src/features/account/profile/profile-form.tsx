import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';
import { H3, Small, Stack } from '@campavia/ui';
import { BirthDateField, Form, FormField, SubmitButton, type FormValues } from '@campavia/ui/forms';

import { useSaveProfile } from '../../../data/use-save-profile';
import { useFormErrors } from '../../../components/use-form-errors';
import { isBirthDate, isEmpty } from '../../../rules/form-checks';

import { HomeFields } from './home-fields';
import { EmailField } from './email-field';
import { PhoneField } from './phone-field';
import { profileMessages } from './profile.messages';
import { Names } from './profile.styles';

export function ProfileForm({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const { save, isBusy, entries } = useSaveProfile(me);
  const errors = useFormErrors(entries);
  const checks = useProfileChecks(me);

  async function saveProfile(values: FormValues) {
    const saved = await save(values);
    if (!saved) return;
    events.send('toast.shown', {
      tone: 'good',
      title: formatMessage(saved.isChanged ? profileMessages.saved : profileMessages.asBefore),
      ...(saved.isPhoneNew && { text: formatMessage(profileMessages.phoneNext) }),
    });
  }

  return (
    <Stack as="section" $gap={4}>
      <Stack $gap={1}>
        <H3 as="h2">{formatMessage(profileMessages.about)}</H3>
        <Small $tone="soft">{formatMessage(profileMessages.nameHint)}</Small>
      </Stack>
      <Form
        summaryTitle={formatMessage(profileMessages.notSaved)}
        onSubmit={(values) => void saveProfile(values)}
        errors={errors}
        checks={checks}
        isBusy={isBusy}
      >
        <NameFields me={me} />
        <EmailField me={me} />
        <PhoneField me={me} />
        <BirthDateField
          name="borned_on"
          label={formatMessage(profileMessages.birthDate)}
          hint={formatMessage(profileMessages.birthDateHint)}
          defaultValue={me.borned_on}
          isOptional
        />
        <HomeFields me={me} />
        <div>
          <SubmitButton busyLabel={formatMessage(profileMessages.saving)}>
            {formatMessage(profileMessages.save)}
          </SubmitButton>
        </div>
      </Form>
    </Stack>
  );
}

function NameFields({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <Names>
      <FormField
        name="first_name"
        label={formatMessage(profileMessages.firstName)}
        autoComplete="given-name"
        maxLength={80}
        defaultValue={me.first_name}
      />
      <FormField
        name="last_name"
        label={formatMessage(profileMessages.lastName)}
        autoComplete="family-name"
        maxLength={80}
        defaultValue={me.last_name}
      />
    </Names>
  );
}

function useProfileChecks({ actor }: Me) {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const needed = (reason: string) => (value: string) => (isEmpty(value) ? reason : undefined);
    return {
      first_name: needed(formatMessage(profileMessages.noFirstName)),
      last_name: needed(formatMessage(profileMessages.noLastName)),
      // The field is disabled while staff act as the user.
      email: actor ? () => undefined : needed(formatMessage(profileMessages.noEmail)),
      borned_on: (value: string) =>
        isBirthDate(value) ? undefined : formatMessage(profileMessages.noSuchDay),
    };
  }, [formatMessage, actor]);
}
