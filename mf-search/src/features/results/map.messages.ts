import { defineMessages, type NoMessageValues } from 'react-intl';

type MapValues = {
  label: NoMessageValues;
  open: NoMessageValues;
  failed: NoMessageValues;
  again: NoMessageValues;
};

export const mapMessages = defineMessages<MapValues>({
  label: {
    id: 'search.map.label',
    defaultMessage: 'Map; the list beside it holds the same campers',
    description: 'Name of the region with the map, read aloud',
  },
  open: {
    id: 'search.map.open',
    defaultMessage: 'Map',
    description: 'Button over the list on small screens: shows the campers on a map',
  },
  failed: {
    id: 'search.map.failed',
    defaultMessage: 'The map could not be loaded. The list holds the same campers.',
    description: 'In place of the map when its files cannot be loaded',
  },
  again: {
    id: 'search.map.again',
    defaultMessage: 'Load the map again',
    description: 'Button under the sentence that the map has not arrived',
  },
});
