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
import { FullScreenPanel, ReservedSpace, PopoverPanel, PanelDialog, PanelHead } from './range-picker.styles';
import type { DateRange } from './range-rules';
import { TypedRange } from './typed-range';
import { useDelayedHide } from './use-delayed-hide';
import { useIsWide } from './use-is-wide';
import { useTypedCount } from './use-typed-count';

export interface RangePickerProps extends Omit<
  CalendarProps,
  'label' | 'onChange' | 'actions' | 'autoFocus'
> {
  /** Accessible name of the dialog; "Choose dates" by default. */
  label?: string;
  onChange: (value: DateRange | null) => void;
  /** The button that opens it: the popover is placed under it, and the focus returns to it. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A calendar in a dialog: a popover under its button on wide windows, full screen on narrow ones. */
export function RangePicker(props: RangePickerProps) {
  const { triggerRef, isOpen, onOpenChange, ...picker } = props;
  const isWide = useIsWide();
  const close = () => onOpenChange(false);
  const hide = useDelayedHide(close);
  const change = (shows: boolean) => (shows ? onOpenChange(true) : hide());
  if (isWide) {
    return (
      <PopoverPanel
        as={Popover}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={change}
        placement="bottom"
        offset={10}
      >
        <Content {...picker} onClose={hide} onComplete={hide} />
      </PopoverPanel>
    );
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange}>
      <FullScreenPanel as={Modal}>
        <Content {...picker} onClose={close} />
      </FullScreenPanel>
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
  const { typed, typedTimes } = useTypedCount(value, onChange);
  const choose = (range: DateRange) => {
    onChange(range);
    onComplete?.();
  };
  const actions = (
    <>
      <ReservedSpace $isShown={value !== null}>
        <Button variant="quiet" size="s" onClick={() => onChange(null)}>
          {intl.formatMessage(datesMessages.clear)}
        </Button>
      </ReservedSpace>
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
      {/* Remounted after typing, so that it shows the month of the typed dates. */}
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
