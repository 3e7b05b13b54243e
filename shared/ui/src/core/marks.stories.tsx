import { Check, MapPin } from 'lucide-react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Row } from './layout';
import { Badge, Plate } from './marks';

const TONES = ['quiet', 'good', 'note', 'care', 'stop', 'pine', 'solid'] as const;
const LONG = 'Waiting for the owner to confirm the dates that were proposed last week';

export const stories: WidgetStories = {
  widgets: ['Badge', 'Plate'],
  states: {
    'badge: tones': {
      show: () => (
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              Confirmed
            </Badge>
          ))}
        </Row>
      ),
    },
    'badge: with an icon': {
      show: () => (
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} icon={Check}>
              Confirmed
            </Badge>
          ))}
        </Row>
      ),
    },
    'badge: long text': {
      show: () => (
        <Badge tone="care" icon={Check}>
          {LONG}
        </Badge>
      ),
    },
    'plate: sizes': {
      show: () => (
        <Row>
          <Plate>Annecy</Plate>
          <Plate icon={MapPin}>Annecy</Plate>
          <Plate icon={MapPin} isLarge>
            Annecy
          </Plate>
        </Row>
      ),
    },
    'plate: long text': {
      show: () => <Plate icon={MapPin}>Llanfairpwllgwyngyll and the villages around it · 240 km</Plate>,
    },
  },
};
