import { useRef, useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Button, Row, Text } from '../core';
import { Popover, type PopoverProps } from './popover';

interface PricePopoverProps extends Pick<PopoverProps, 'placement'> {
  text?: string;
  justify?: 'start' | 'end';
}

function PricePopover({ placement, text = 'Prices include the insurance.', justify }: PricePopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row $justify={justify}>
      <Button ref={trigger} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Price
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label="Price"
        placement={placement}
      >
        <Text>{text}</Text>
        <Button variant="line" onClick={() => setIsOpen(false)}>
          Close
        </Button>
      </Popover>
    </Row>
  );
}

const LONG =
  'Prices include the insurance and the assistance on the road, but neither fuel nor tolls. The owner gives a discount from the seventh day on. ';

/** A click opens the popover. */
const press = ['#app-gallery button'];

export const stories: WidgetStories = {
  widgets: ['Popover'],
  states: {
    open: { show: () => <PricePopover />, press },
    'open: at the end edge': { show: () => <PricePopover placement="bottom end" justify="end" />, press },
    'open: long text': { show: () => <PricePopover text={LONG.repeat(20)} />, press },
  },
};
