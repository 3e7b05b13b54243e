import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Icon, VisuallyHidden } from '@campavia/ui';
import { Combobox } from '@campavia/ui/choices';
import { ChevronDown, ChevronUp, Search } from '@campavia/ui/icons';

import { mixerMessages } from '../mixer.messages';
import type { MixedPart } from '../registry/answers';

import { ListContainer, Opener } from './chooser.styles';
import type { PartRow } from './part-rows';
import { choicesOf, findChoices, labelOf } from './release-choices';

export interface ReleaseChooserProps {
  row: PartRow;
  channel: string;
  onChoose: (offer: MixedPart, version: string) => void;
}

export function ReleaseChooser({ row, channel, onChoose }: ReleaseChooserProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { offer } = row;

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <Opener
        ref={opener}
        type="button"
        disabled={!offer}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        // Losing focus would close the list before the click does.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <VisuallyHidden>{formatMessage(mixerMessages.release, { part: row.part })}</VisuallyHidden>
        <span>
          <code>{row.version ?? formatMessage(mixerMessages.none)}</code>
          <ReleaseLabel row={row} channel={channel} />
        </span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} size="s" />
      </Opener>
      {isOpen && offer && (
        <ReleaseList
          id={listId}
          offer={offer}
          channel={channel}
          chosen={row.version}
          onClose={close}
          onLeave={() => setOpen(false)}
          onChoose={(version) => {
            onChoose(offer, version);
            close();
          }}
        />
      )}
    </>
  );
}

function ReleaseLabel({
  row: { offer, version, isFallback },
  channel,
}: Omit<ReleaseChooserProps, 'onChoose'>) {
  const intl = useIntl();
  const ofRelease = offer ? labelOf(intl, offer, channel, version) : '';
  const label = isFallback ? intl.formatMessage(mixerMessages.fallback) : ofRelease;
  return label ? <small>{label}</small> : null;
}

interface ReleaseListProps {
  id: string;
  offer: MixedPart;
  channel: string;
  chosen: string | undefined;
  onChoose: (version: string) => void;
  onClose: () => void;
  onLeave: () => void;
}

function useFocusInside(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    container.current?.querySelector('input')?.focus({ preventScroll: true });
    // The options render once the field has focus.
    const frame = requestAnimationFrame(() =>
      container.current?.closest('li')?.scrollIntoView?.({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [container]);
}

function ReleaseList({ id, offer, channel, chosen, onChoose, onClose, onLeave }: ReleaseListProps) {
  const intl = useIntl();
  const container = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  useFocusInside(container);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <ListContainer ref={container} id={id} onKeyDownCapture={closeByKey}>
      <Combobox
        label={intl.formatMessage(mixerMessages.find, { part: offer.part })}
        placeholder={intl.formatMessage(mixerMessages.whatToFind)}
        icon={Search}
        inputValue={typed}
        onInputChange={setTyped}
        items={findChoices(choicesOf(intl, offer, channel, chosen), typed)}
        onChoose={(choice) => onChoose(choice.id)}
        onBlur={onLeave}
      />
    </ListContainer>
  );
}
