import { defineMessages, type NoMessageValues } from 'react-intl';

type SpotValues = {
  title: NoMessageValues;
  text: { city: string; distance: string };
  sketch: { city: string; towns: string };
};

export const locationMessages = defineMessages<SpotValues>({
  title: {
    id: 'details.spot.title',
    defaultMessage: 'Where it is',
    description: 'Heading of the sketch of the surroundings',
  },
  text: {
    id: 'details.spot.text',
    defaultMessage:
      '{city}, somewhere within {distance}. The exact address is shown once the booking is confirmed.',
    description: 'Under the heading',
  },
  sketch: {
    id: 'details.spot.sketch',
    defaultMessage: 'Sketch of the surroundings of {city}, north above: {towns}',
    description: 'Label of the sketch, read aloud, with the names on it',
  },
});
