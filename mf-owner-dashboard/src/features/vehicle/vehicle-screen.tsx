import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { vehicleMessages } from '@campavia/parts/vehicle-form';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';

import { useVehicle } from '../../data/use-vehicle';
import { CamperPage } from '../camper-page';

import { BedsSection } from './beds/beds-section';
import { EquipmentsForm } from './equipments/equipments-form';
import { VehicleForm } from './form/vehicle-form';
import { ReasonsCard } from './reasons-card';
import { VehicleColumns } from './vehicle.styles';

/** What a camper is, what is in it and where people sleep in it. */
export function VehicleScreen() {
  return (
    <CamperPage tab="vehicle" reportsItself>
      {(camper) => <LoadedVehicle camper={camper} />}
    </CamperPage>
  );
}

function LoadedVehicle({ camper }: { camper: OwnCamper }) {
  const { formatMessage } = useIntl();
  const { parts, hasFailed, isRetrying, retry } = useVehicle(camper.vehicle_pk);
  useReady(parts !== undefined || hasFailed);
  if (hasFailed) {
    return (
      <FailurePanel
        headingAs="h2"
        title={formatMessage(vehicleMessages.failed)}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (!parts) {
    return (
      <Stack $gap={6} aria-hidden="true">
        <Skeleton $height="28rem" />
        <Skeleton $height="20rem" />
      </Stack>
    );
  }
  const { vehicle, equipments, sleepings } = parts;
  return (
    <VehicleColumns>
      <Stack $gap={6}>
        <VehicleForm camper={camper} saved={vehicle} />
        <EquipmentsForm vehicleId={vehicle.id} saved={equipments} />
        <BedsSection vehicle={vehicle} saved={sleepings} />
      </Stack>
      <ReasonsCard />
    </VehicleColumns>
  );
}
