import { type ReactNode, useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Button, H3, Stack, Text } from '../core';
import { SidePanel } from './side-panel';

interface AccountPanelProps {
  head?: ReactNode;
  lineCount?: number;
}

function AccountPanel({ head, lineCount = 3 }: AccountPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Menu</Button>
      <SidePanel isOpen={isOpen} onClose={() => setIsOpen(false)} label="Your account" head={head}>
        <Stack>
          {Array.from({ length: lineCount }, (_, index) => (
            <Text key={`line ${index}`}>Trips, messages and settings of your account</Text>
          ))}
        </Stack>
      </SidePanel>
    </>
  );
}

/** A click opens the panel. */
const press = ['#app-gallery button'];

export const stories: WidgetStories = {
  widgets: ['SidePanel'],
  states: {
    open: { show: () => <AccountPanel />, press },
    'open: with a head of its own': {
      show: () => <AccountPanel head={<H3 as="h2">Good morning, Camille</H3>} />,
      press,
    },
    'open: longer than the window': { show: () => <AccountPanel lineCount={40} />, press },
  },
};
