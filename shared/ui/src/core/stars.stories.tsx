import type { WidgetStories } from '@campavia/testing/stories';

import { Row } from './layout';
import { Stars } from './stars';

export const stories: WidgetStories = {
  widgets: ['Stars'],
  states: {
    default: {
      show: () => (
        <Row>
          <Stars value={4.83} />
          <Stars value={5} count={1204} />
          <Stars value={3.4} count={38} countLabel="38 reviews" />
          <Stars value={0} count={0} />
        </Row>
      ),
    },
  },
};
