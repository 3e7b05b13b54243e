import { useRef, type ChangeEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import { Button, Icon, Row, Tiny } from '@campavia/ui';
import { Camera, Plus, Upload } from '@campavia/ui/icons';

import { pageMessages } from '../pages.messages';
import { AddTile, OnSmallScreens } from '../../../components/documents/pages.styles';

/** HEIC is not named, so that an iPhone sends a JPEG, which has a preview; a HEIC file can still be chosen. */
const FILES = 'image/*,application/pdf';

export interface PickProps {
  onPick: (files: File[]) => void;
}

/** The camera, first on small screens, and the list of files. */
export function PagePicker({ onPick, isMain }: PickProps & { isMain: boolean }) {
  const { formatMessage } = useIntl();
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [take, choose] = [formatMessage(pageMessages.camera), formatMessage(pageMessages.choose)];
  return (
    <Row $gap={3}>
      <OnSmallScreens>
        <Button variant={isMain ? 'main' : 'line'} icon={Camera} onClick={() => camera.current?.click()}>
          {take}
        </Button>
      </OnSmallScreens>
      <Button variant={isMain ? 'pine' : 'line'} icon={Upload} onClick={() => files.current?.click()}>
        {choose}
      </Button>
      <FileInput inputRef={camera} label={take} accept="image/*" capture="environment" onPick={onPick} />
      <FileInput inputRef={files} label={choose} accept={FILES} multiple onPick={onPick} />
    </Row>
  );
}

/** The place of the next page. */
export function AddPageTile({ onPick }: PickProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage(pageMessages.add);
  return (
    <li>
      <AddTile type="button" onClick={() => input.current?.click()}>
        <Icon of={Plus} />
        {label}
        <Tiny $tone="soft">{formatMessage(pageMessages.files)}</Tiny>
      </AddTile>
      <FileInput inputRef={input} label={label} accept={FILES} multiple onPick={onPick} />
    </li>
  );
}

interface FileInputProps extends PickProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  capture?: 'environment';
  multiple?: boolean;
}

function FileInput({ inputRef, label, onPick, ...input }: FileInputProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])]);
    // Choosing the same file again must fire a change event.
    target.value = '';
  }
  return <input ref={inputRef} type="file" hidden aria-label={label} onChange={pick} {...input} />;
}
