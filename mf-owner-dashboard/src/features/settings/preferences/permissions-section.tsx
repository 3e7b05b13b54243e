import { useId } from 'react';
import { useIntl } from 'react-intl';

import { type FieldValues } from '@campavia/domain';
import { Card, H3, Stack, Strong } from '@campavia/ui';
import { RadioField } from '@campavia/ui/forms';

import { PERMISSION_FIELDS } from '../../../rules/settings/preference-values';

import { preferencesMessages } from './preferences.messages';
import { Three } from './preferences.styles';

const PERMISSIONS = ['ALLOWED', 'NOT_ALLOWED', 'ON_DEMAND'] as const;

/** Permissions for pets, smoking and trips abroad. */
export function PermissionsSection({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Card as="section" $isPadded aria-labelledby={id}>
      <Stack $gap={4}>
        <H3 as="h2" id={id}>
          {formatMessage(preferencesMessages.permissions)}
        </H3>
        <Three>
          {PERMISSION_FIELDS.map((name) => (
            <Stack key={name} $gap={2}>
              <Strong aria-hidden="true">{formatMessage(preferencesMessages[name])}</Strong>
              <RadioField
                name={name}
                label={formatMessage(preferencesMessages[name])}
                defaultValue={values[name]}
                options={PERMISSIONS.map((value) => ({
                  value,
                  label: formatMessage(preferencesMessages[value]),
                }))}
              />
            </Stack>
          ))}
        </Three>
      </Stack>
    </Card>
  );
}
