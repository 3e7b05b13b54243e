import { Zap } from 'lucide-react';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Chip } from './chip';
import { Row } from './layout';

export const stories: WidgetStories = {
  widgets: ['Chip'],
  states: {
    default: {
      show: () => (
        <Row>
          <Chip>Campervan</Chip>
          <Chip icon={Zap}>Instant booking</Chip>
          <Chip isOn={false} count={24}>
            Shower
          </Chip>
          <Chip isOn icon={Zap} count={12}>
            Toilet
          </Chip>
          <Chip ending="open">Price</Chip>
          <Chip isOn ending="remove">
            Up to €120
          </Chip>
        </Row>
      ),
    },
    'long text': {
      show: () => (
        // Chips never break; rows of them scroll sideways.
        <div style={{ overflowX: 'auto' }}>
          <Chip icon={Zap} ending="remove" count={1204}>
            Air conditioning in the living area and in the cab, also while parked
          </Chip>
        </div>
      ),
    },
    'keyboard focus': {
      show: () => (
        <Focused>
          <Chip isOn={false}>Shower</Chip>
        </Focused>
      ),
    },
  },
};
