import { styled } from 'styled-components';

import { Focused, type WidgetStories } from '@campavia/testing/stories';

import { Gallery } from './gallery';
import { Picture, type PictureSource } from './picture';

const PICTURES: readonly PictureSource[] = [
  'The lake at dawn',
  'The bed',
  'The kitchen',
  'The camper at night',
  'The floor plan',
  'The beach',
].map((alt, index) => ({ url: `/media/pictures/scene-${index}/640.webp`, alt }));

const LABEL = 'Campervan for four by the lake';

const Frame = styled.div`
  max-width: 20rem;
  aspect-ratio: 3 / 2;
`;

export const stories: WidgetStories = {
  widgets: ['Gallery', 'Picture'],
  states: {
    default: { show: () => <Gallery pictures={PICTURES} label={LABEL} /> },
    'three pictures': { show: () => <Gallery pictures={PICTURES.slice(0, 3)} label={LABEL} /> },
    'keyboard focus': {
      show: () => (
        <Focused>
          <Gallery pictures={PICTURES} label={LABEL} />
        </Focused>
      ),
    },
    'open over the screen': {
      show: () => <Gallery pictures={PICTURES} label={LABEL} />,
      press: ['#app-gallery li:first-child button'],
    },
    'open over the screen: one picture': {
      show: () => <Gallery pictures={PICTURES.slice(0, 1)} label={LABEL} />,
      press: ['#app-gallery li:first-child button'],
    },
    'a single picture': {
      show: () => (
        <Frame>
          <Picture picture={PICTURES[0]!} sizes="20rem" isPriority />
        </Frame>
      ),
    },
  },
};
