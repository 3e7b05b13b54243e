import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { vehicleMessages } from '@campavia/parts/vehicle-form';
import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Skeleton, Stack } from '@campavia/ui';

import { SaveBar } from '../../components/edit/save-bar';
import { useVehicle, type VehicleParts as Parts } from '../../data/use-vehicle';
import { CamperPage } from '../camper-page';

import { BedsSection } from './beds/beds-section';
import { EquipmentsForm, useTypedEquipments } from './equipments/equipments-form';
import { useTypedVehicle, VehicleForm } from './form/vehicle-form';
import { ReasonsCard } from './reasons-card';
import { VehicleColumns } from './vehicle.styles';

/** The page of the vehicle, its equipment and its beds. */
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
  return <VehicleParts camper={camper} parts={parts} />;
}

/** Two forms with one button: it saves the changed ones. */
function VehicleParts({ camper, parts }: { camper: OwnCamper; parts: Parts }) {
  const { vehicle, equipments, sleepings } = parts;
  const identity = useTypedVehicle(camper, vehicle);
  const onBoard = useTypedEquipments(vehicle.id, equipments);
  const changed = [
    ...(identity.changeCount > 0 ? [identity] : []),
    ...(onBoard.itemCount > 0 ? [onBoard] : []),
  ];
  const save = () => (changed.length > 0 ? changed : [identity]).forEach(({ submit }) => submit());
  return (
    <VehicleColumns>
      <Stack $gap={6}>
        <VehicleForm typed={identity} onSave={save} />
        <EquipmentsForm typed={onBoard} onSave={save} />
        <BedsSection vehicle={vehicle} saved={sleepings} />
        <SaveBar
          changeCount={identity.changeCount + onBoard.itemCount}
          isBusy={identity.edit.isBusy || onBoard.edit.isBusy}
          onDiscard={() => changed.forEach(({ discard }) => discard())}
          onSave={save}
        />
      </Stack>
      <ReasonsCard />
    </VehicleColumns>
  );
}
