import { useRef, type ChangeEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { ConditionPhoto, DepositClaim } from '@campavia/contracts';
import { MAX_CONDITION_PHOTOS } from '@campavia/domain';
import { Button, ErrorText, Row, Small } from '@campavia/ui';
import { Camera, Upload } from '@campavia/ui/icons';

import { FileLines } from '../../../components/file-lines.styles';
import type { UseClaimPhotos } from '../../../data/handover/use-claims';
import { useClaimPhoto } from '../../../data/handover/use-conditions';

import { claimMessages } from './claims.messages';
import { OnSmallScreens, PhotoButtons, PhotoTiles } from './claims.styles';

interface PhotoChoiceProps {
  /** Number of existing photos. */
  count: number;
  onPick: (files: File[]) => void;
}

/** The camera, on small screens, and the list of files. */
export function PhotoChoice({ count, onPick }: PhotoChoiceProps) {
  const { formatMessage } = useIntl();
  const [camera, list] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [take, add] = [formatMessage(claimMessages.takePhoto), formatMessage(claimMessages.addPhotos)];
  const left = MAX_CONDITION_PHOTOS - count;
  if (left <= 0) return null;
  const pick = (files: File[]) => onPick(files.slice(0, left));
  return (
    <PhotoButtons>
      <OnSmallScreens>
        <Button variant="line" icon={Camera} onClick={() => camera.current?.click()}>
          {take}
        </Button>
      </OnSmallScreens>
      <Button variant="line" icon={Upload} onClick={() => list.current?.click()}>
        {add}
      </Button>
      <Small $tone="soft">{formatMessage(claimMessages.photosHint, { limit: MAX_CONDITION_PHOTOS })}</Small>
      <PhotoInput inputRef={camera} label={take} isCamera onPick={pick} />
      <PhotoInput inputRef={list} label={add} onPick={pick} />
    </PhotoButtons>
  );
}

interface PhotoInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  isCamera?: boolean;
  onPick: (files: File[]) => void;
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

export interface ClaimPhotosProps {
  bookingId: number;
  claim: DepositClaim;
  photos: UseClaimPhotos;
}

/** The photos of a claim, pending and failed uploads included; more can be added while it is open. */
export function ClaimPhotos({ bookingId, claim, photos }: ClaimPhotosProps) {
  const { formatMessage } = useIntl();
  const { going, unsent, send, retry, discard } = photos;
  const lost = unsent.filter(({ claimId }) => claimId === claim.id);
  return (
    <>
      {claim.photos.length > 0 && (
        <PhotoTiles>
          {claim.photos.map((photo, index) => (
            <PhotoTile key={photo.id} bookingId={bookingId} photo={photo} number={index + 1} />
          ))}
        </PhotoTiles>
      )}
      <div role="status">
        {going > 0 && <Small>{formatMessage(claimMessages.sendingPhotos, { count: going })}</Small>}
      </div>
      <div role="alert">
        {lost.length > 0 && (
          <FileLines>
            {lost.map((photo) => (
              <li key={keyOf(photo.file)}>
                <ErrorText>
                  {photo.reason ?? formatMessage(claimMessages.unsent, { name: photo.file.name })}
                </ErrorText>
                <Row $gap={2}>
                  {!photo.reason && (
                    <Button variant="line" size="s" onClick={() => retry(photo)}>
                      {formatMessage(claimMessages.retry)}
                    </Button>
                  )}
                  <Button variant="quiet" size="s" onClick={() => discard(photo)}>
                    {formatMessage(claimMessages.removePhoto, { name: photo.file.name })}
                  </Button>
                </Row>
              </li>
            ))}
          </FileLines>
        )}
      </div>
      {claim.state === 'open' && (
        <PhotoChoice count={claim.photos.length} onPick={(files) => void send(claim.id, files)} />
      )}
    </>
  );
}

interface PhotoTileProps {
  bookingId: number;
  photo: ConditionPhoto;
  /** From 1. */
  number: number;
}

function PhotoTile({ bookingId, photo, number }: PhotoTileProps) {
  const { formatMessage } = useIntl();
  const src = useClaimPhoto(bookingId, photo);
  return <li>{src && <img src={src} alt={formatMessage(claimMessages.photo, { number })} />}</li>;
}

const keys = new WeakMap<File, string>();

/** Photos of one camera may all have the same name and date. */
export function keyOf(photo: File): string {
  const key = keys.get(photo) ?? crypto.randomUUID();
  keys.set(photo, key);
  return key;
}
