import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { SITES } from '@campavia/i18n/sites';
import { ChoiceField } from '@campavia/parts/fields';
import { H3, Hint, Row, Small, Stack } from '@campavia/ui';
import { CheckboxField, FormField } from '@campavia/ui/forms';

import { SPOKEN_LANGUAGES, spokenField } from '../../../rules/profile-changes';

import { profileMessages } from './profile.messages';
import { Languages, Names } from './profile.styles';

/** Residence and languages of a user. */
export function HomeFields({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Stack $gap={1}>
        <H3 as="h2">{formatMessage(profileMessages.home)}</H3>
        <Small $tone="soft">{formatMessage(profileMessages.homeHint)}</Small>
      </Stack>
      <FormField
        name="street"
        label={formatMessage(profileMessages.street)}
        autoComplete="address-line1"
        maxLength={200}
        defaultValue={me.street ?? ''}
        isOptional
      />
      <Names>
        <FormField
          name="zipcode"
          label={formatMessage(profileMessages.zipcode)}
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={me.zipcode ?? ''}
          isOptional
        />
        <FormField
          name="city"
          label={formatMessage(profileMessages.city)}
          autoComplete="address-level2"
          maxLength={100}
          defaultValue={me.city ?? ''}
          isOptional
        />
      </Names>
      <CountryField country={me.country} />
      <SpokenLanguages spoken={me.languages_spoken} />
    </>
  );
}

function CountryField({ country }: { country: string }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const codes = [...new Set([country, ...SITES.map((site) => site.country)])];
  const items = codes.map((id) => ({ id, name: formatDisplayName(id, { type: 'region' }) ?? id }));
  return (
    <ChoiceField
      name="country"
      label={formatMessage(profileMessages.country)}
      choices={items.sort((one, other) => one.name.localeCompare(other.name))}
      value={country}
    />
  );
}

function SpokenLanguages({ spoken }: { spoken: readonly string[] }) {
  const { formatMessage, formatDisplayName } = useIntl();
  return (
    <Languages>
      <legend>{formatMessage(profileMessages.languages)}</legend>
      <Hint>{formatMessage(profileMessages.languagesHint)}</Hint>
      <Row $gap={4}>
        {SPOKEN_LANGUAGES.map((code) => (
          <CheckboxField key={code} name={spokenField(code)} defaultChecked={spoken.includes(code)}>
            {formatDisplayName(code, { type: 'language' })}
          </CheckboxField>
        ))}
      </Row>
    </Languages>
  );
}
