import { Check, MapPin } from 'lucide-react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Row, Stack } from './layout';
import { Badge, Plate } from './badge';

const TONES = ['quiet', 'good', 'note', 'care', 'stop', 'pine', 'solid'] as const;
const LONG = 'Waiting for the owner to confirm the dates that were proposed last week';

export const stories: WidgetStories = {
  widgets: ['Badge', 'Plate'],
  states: {
    default: {
      show: () => (
        <Stack>
          <Row>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                Confirmed
              </Badge>
            ))}
          </Row>
          <Row>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone} icon={Check}>
                Confirmed
              </Badge>
            ))}
          </Row>
          <Row>
            <Plate>Annecy</Plate>
            <Plate icon={MapPin}>Annecy</Plate>
            <Plate icon={MapPin} isLarge>
              Annecy
            </Plate>
          </Row>
        </Stack>
      ),
    },
    'long text': {
      show: () => (
        <Stack>
          <Badge tone="care" icon={Check}>
            {LONG}
          </Badge>
          <Plate icon={MapPin}>Llanfairpwllgwyngyll and the villages around it · 240 km</Plate>
        </Stack>
      ),
    },
  },
};
