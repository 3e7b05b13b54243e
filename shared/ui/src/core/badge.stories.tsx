import { Check, MapPin } from 'lucide-react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Row, Stack } from './layout';
import { Badge, Tag } from './badge';

const TONES = ['quiet', 'good', 'note', 'care', 'stop', 'pine', 'solid'] as const;
const LONG = 'Waiting for the owner to confirm the dates that were proposed last week';

export const stories: WidgetStories = {
  widgets: ['Badge', 'Tag'],
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
            <Tag>Annecy</Tag>
            <Tag icon={MapPin}>Annecy</Tag>
            <Tag icon={MapPin} isLarge>
              Annecy
            </Tag>
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
          <Tag icon={MapPin}>Llanfairpwllgwyngyll and the villages around it · 240 km</Tag>
        </Stack>
      ),
    },
  },
};
