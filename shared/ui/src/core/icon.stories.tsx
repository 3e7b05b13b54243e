import { Caravan } from 'lucide-react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Icon } from './icon';
import { Row } from './layout';
import { Spinner } from './spinner';
import { Text } from './text';

export const stories: WidgetStories = {
  widgets: ['Icon'],
  states: {
    default: {
      show: () => (
        <Row>
          <Icon of={Caravan} size="s" />
          <Icon of={Caravan} />
          <Icon of={Caravan} size="l" />
          <Text>
            <Icon of={Caravan} /> Caravan <Spinner />
          </Text>
        </Row>
      ),
    },
  },
};
