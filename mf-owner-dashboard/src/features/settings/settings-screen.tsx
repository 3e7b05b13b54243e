import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';

import { usePreferences } from '../../data/settings/use-preferences';

import { CamperPage } from '../camper-page';
import { InsuranceSection } from './insurance/insurance-section';
import { PreferencesForm } from './preferences/preferences-form';
import { preferencesMessages } from './preferences/preferences.messages';
import { PublicationSection } from './publication-section';

export function SettingsScreen() {
  return (
    <CamperPage tab="settings" reportsItself>
      {(camper) => <LoadedSettings camper={camper} />}
    </CamperPage>
  );
}

/** A camper can be suspended even if its preferences fail to load. */
function LoadedSettings({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { preferences, hasFailed, isRetrying, retry } = usePreferences(camper.id);
  useReady(preferences !== undefined || hasFailed);
  if (!preferences && !hasFailed) return <Skeleton $height="48rem" aria-hidden="true" />;
  return (
    <Stack $gap={6}>
      {preferences ? (
        <PreferencesForm camper={camper} saved={preferences} />
      ) : (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(preferencesMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {preferences?.insured_by === 'owner' && <InsuranceSection camper={camper} />}
      <PublicationSection camper={camper} />
    </Stack>
  );
}
