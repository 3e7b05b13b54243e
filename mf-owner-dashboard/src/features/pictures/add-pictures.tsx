import { useRef, type ChangeEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { MAX_PICTURES, MIN_PICTURE_SIZE } from '@campavia/domain';
import { Button, Icon, Small, Tiny } from '@campavia/ui';
import { Camera, ImagePlus } from '@campavia/ui/icons';

import { Buttons, OnSmallScreens, Tile } from './pictures.styles';
import { uploadsMessages } from './uploads.messages';
import { Drop } from './uploads.styles';

interface PickProps {
  onPick: (files: File[]) => void;
}

interface AddButtonsProps extends PickProps {
  hasRoom: boolean;
  /** `line` if the page has another main button. */
  look?: 'main' | 'line';
}

/** Buttons for files and, on small screens, the camera; the maximum once it is reached. */
export function AddButtons({ hasRoom, look = 'main', onPick }: AddButtonsProps) {
  const { formatMessage } = useIntl();
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [take, add] = [formatMessage(uploadsMessages.take), formatMessage(uploadsMessages.add)];
  if (!hasRoom) return <Small as="p">{formatMessage(uploadsMessages.full, { limit: MAX_PICTURES })}</Small>;
  return (
    <Buttons>
      <Button variant={look} icon={ImagePlus} onClick={() => files.current?.click()}>
        {add}
      </Button>
      <OnSmallScreens>
        <Button variant="line" icon={Camera} onClick={() => camera.current?.click()}>
          {take}
        </Button>
      </OnSmallScreens>
      <FileInput inputRef={files} label={add} onPick={onPick} />
      <FileInput inputRef={camera} label={take} isCamera onPick={onPick} />
    </Buttons>
  );
}

export function DropTile({ onPick }: PickProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage(uploadsMessages.drop);
  return (
    <Tile style={{ order: LAST }}>
      <Drop type="button" onClick={() => input.current?.click()}>
        <Icon of={ImagePlus} />
        {label}
        <Tiny $tone="soft">{formatMessage(uploadsMessages.kinds, MIN_PICTURE_SIZE)}</Tiny>
      </Drop>
      <FileInput inputRef={input} label={label} onPick={onPick} />
    </Tile>
  );
}

/** Tiles that are no pictures are behind those that are, whose order on screen changes while one is moved. */
export const LAST = MAX_PICTURES;

interface FileInputProps extends PickProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  isCamera?: boolean;
}

/** HEIC is not named, so that an iPhone sends a JPEG. */
function FileInput({ inputRef, label, isCamera = false, onPick }: FileInputProps) {
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
