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
import { FullPanel, LiftedPanel, PanelDialog, PanelHead } from './range-picker.styles';
import type { DateRange } from './range-rules';
import { TypedRange } from './typed-range';
import { useIsWide } from './use-is-wide';

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
  if (isWide) {
    return (
      <LiftedPanel as={Popover} {...{ triggerRef, isOpen, onOpenChange }} placement="bottom" offset={10}>
        <Content {...picker} onClose={close} onComplete={close} />
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
  const actions = (
    <>
      {value && (
        <Button variant="quiet" size="s" onClick={() => onChange(null)}>
          {intl.formatMessage(datesMessages.clear)}
        </Button>
      )}
      {!onComplete && (
        <Button variant="pine" size="s" onClick={onClose}>
          {intl.formatMessage(datesMessages.done)}
        </Button>
      )}
    </>
  );
  const choose = (range: DateRange) => {
    onChange(range);
    onComplete?.();
  };
  return (
    <PanelDialog as={Dialog} aria-label={title}>
      {!onComplete && (
        <PanelHead>
          <H3 as="h2">{title}</H3>
          <IconButton icon={X} label={intl.formatMessage(coreMessages.close)} onClick={onClose} />
        </PanelHead>
      )}
      <TypedRange {...calendar} locale={locale} value={value} onChange={onChange} />
      <Calendar {...calendar} label={title} value={value} onChange={choose} actions={actions} takesFocus />
    </PanelDialog>
  );
}
