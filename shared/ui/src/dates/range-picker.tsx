import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';

import { Button, H3, IconButton } from '../core';
import { coreMessages } from '../core/core.messages';
import { Calendar, type CalendarProps } from './calendar';
import { datesMessages } from './dates.messages';
import { FullPanel, KeptRoom, LiftedPanel, PanelDialog, PanelHead } from './range-picker.styles';
import type { DateRange } from './range-rules';
import { TypedRange } from './typed-range';
import { useHideLater } from './use-hide-later';
import { useIsWide } from './use-is-wide';
import { useTypedTimes } from './use-typed-times';

export interface RangePickerProps extends Omit<
  CalendarProps,
  'label' | 'onChange' | 'actions' | 'autoFocus'
> {
  /** Name of the window; "Choose dates" without it. */
  label?: string;
  onChange: (value: DateRange | null) => void;
  /** The button it belongs to: it opens under it and gives the focus back to it. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The calendar in its window: under its button on wide screens, over the whole screen on small ones. */
export function RangePicker(props: RangePickerProps) {
  const { triggerRef, isOpen, onOpenChange, ...picker } = props;
  const isWide = useIsWide();
  const close = () => onOpenChange(false);
  const hide = useHideLater(close);
  const change = (shows: boolean) => (shows ? onOpenChange(true) : hide());
  if (isWide) {
    return (
      <LiftedPanel
        as={Popover}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={change}
        placement="bottom"
        offset={10}
      >
        <Content {...picker} onClose={hide} onComplete={hide} />
      </LiftedPanel>
    );
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange}>
      <FullPanel as={Modal}>
        <Content {...picker} onClose={close} />
      </FullPanel>
    </ModalOverlay>
  );
}

interface ContentProps extends Omit<RangePickerProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> {
  onClose: () => void;
  onComplete?: () => void;
}

function Content({ label, value, onChange, onClose, onComplete, ...calendar }: ContentProps) {
  const intl = useIntl();
  const title = label ?? intl.formatMessage(datesMessages.title);
  const locale = calendar.locale ?? intl.locale;
  const { typed, typedTimes } = useTypedTimes(value, onChange);
  const choose = (range: DateRange) => {
    onChange(range);
    onComplete?.();
  };
  const actions = (
    <>
      <KeptRoom $isShown={value !== null}>
        <Button variant="quiet" size="s" onClick={() => onChange(null)}>
          {intl.formatMessage(datesMessages.clear)}
        </Button>
      </KeptRoom>
      {!onComplete && (
        <Button variant="pine" size="s" onClick={onClose}>
          {intl.formatMessage(datesMessages.done)}
        </Button>
      )}
    </>
  );
  return (
    <PanelDialog as={Dialog} aria-label={title}>
      {!onComplete && <Head title={title} onClose={onClose} />}
      <TypedRange {...calendar} locale={locale} value={value} onChange={typed} />
      {/* A new one after typing, so that it shows the month of what was typed. */}
      <Calendar
        key={typedTimes}
        {...calendar}
        label={title}
        value={value}
        actions={actions}
        takesFocus={typedTimes === 0}
        onChange={choose}
      />
    </PanelDialog>
  );
}

function Head({ title, onClose }: { title: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <PanelHead>
      <H3 as="h2">{title}</H3>
      <IconButton icon={X} label={formatMessage(coreMessages.close)} onClick={onClose} />
    </PanelHead>
  );
}
