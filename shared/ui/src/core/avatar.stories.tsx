import type { WidgetStories } from '@campavia/testing/stories';

import { Avatar } from './avatar';
import { Row } from './layout';

const PEOPLE = ['Camille', 'Élodie', 'jonas', 'Ñusta', '李'];

export const stories: WidgetStories = {
  widgets: ['Avatar'],
  states: {
    default: {
      show: () => (
        <Row>
          {PEOPLE.map((name, index) => (
            <Avatar key={name} name={name} userId={index} />
          ))}
          <Avatar name=" " />
          {(['s', 'm', 'l'] as const).map((size) => (
            <Avatar key={size} name="Camille" size={size} />
          ))}
          <Avatar name="Camille" size="l" src="/media/pictures/portrait/320.webp" />
        </Row>
      ),
    },
  },
};
