import { useRef, type ChangeEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { MAX_CONDITION_PHOTOS } from '@campavia/domain';
import { Button, H2, Small } from '@campavia/ui';
import { Camera, Upload } from '@campavia/ui/icons';

import { OnSmallScreens, Tiles } from '../../components/documents/pages.styles';
import { useConditionPhotos } from '../../data/conditions/use-condition-photos';

import { conditionMessages } from './condition.messages';
import { BigButtons, StepCard } from './condition.styles';
import type { ReportProps } from './report-props';
import { PhotoTile, UploadTile } from './photo-tiles';
import { photoMessages } from './photos.messages';

/** The photos of a report, sent one by one as they are taken. */
export function PhotosStep({ party, report }: ReportProps) {
  const { formatMessage } = useIntl();
  const photos = useConditionPhotos(party, report);
  const isOpen = report.state === 'open';
  const going = photos.uploads.filter(({ state }) => state !== 'refused').length;
  const hasRoom = report.photos.length + going < MAX_CONDITION_PHOTOS;
  return (
    <StepCard>
      <H2>{formatMessage(conditionMessages.photos)}</H2>
      <Small as="p" $tone="soft">
        {formatMessage(photoMessages.hint, { limit: MAX_CONDITION_PHOTOS })}
      </Small>
      {isOpen && hasRoom && <PhotoPicker onPick={(files) => void photos.add(files)} />}
      <Tiles>
        {report.photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            party={party}
            photo={photo}
            number={index + 1}
            changes={isOpen ? { ...photos, isBusy: photos.isBusy || going > 0, hasRoom } : undefined}
          />
        ))}
        {photos.uploads.map((upload, index) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            number={report.photos.length + index + 1}
            onCancel={() => photos.cancel(upload.key)}
            onRetry={() => photos.retry(upload.key)}
          />
        ))}
      </Tiles>
    </StepCard>
  );
}

interface PickProps {
  onPick: (files: File[]) => void;
}

/** The camera, first on small screens, and the list of files. */
function PhotoPicker({ onPick }: PickProps) {
  const { formatMessage } = useIntl();
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [take, choose] = [formatMessage(photoMessages.take), formatMessage(photoMessages.choose)];
  return (
    <BigButtons>
      <OnSmallScreens>
        <Button variant="pine" icon={Camera} onClick={() => camera.current?.click()}>
          {take}
        </Button>
      </OnSmallScreens>
      <Button variant="line" icon={Upload} onClick={() => files.current?.click()}>
        {choose}
      </Button>
      <PhotoInput inputRef={camera} label={take} isCamera onPick={onPick} />
      <PhotoInput inputRef={files} label={choose} onPick={onPick} />
    </BigButtons>
  );
}

interface PhotoInputProps extends PickProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  isCamera?: boolean;
}

function PhotoInput({ inputRef, label, isCamera = false, onPick }: PhotoInputProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])]);
    // Choosing the same file again must fire a change event.
    target.value = '';
  }
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept="image/*"
      capture={isCamera ? 'environment' : undefined}
      multiple={!isCamera}
      aria-label={label}
      onChange={pick}
    />
  );
}
