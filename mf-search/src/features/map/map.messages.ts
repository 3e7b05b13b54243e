import { defineMessages, type NoMessageValues } from 'react-intl';

type MapValues = {
  name: NoMessageValues;
  dialog: NoMessageValues;
  list: NoMessageValues;
  follow: NoMessageValues;
  searchHere: NoMessageValues;
  zoomIn: NoMessageValues;
  zoomOut: NoMessageValues;
  nearMe: NoMessageValues;
  you: NoMessageValues;
  permission_denied: NoMessageValues;
  position_unavailable: NoMessageValues;
  timeout: NoMessageValues;
  pins: NoMessageValues;
  pin: { title: string; price: string };
  group: { count: number };
  tray: NoMessageValues;
  closeCard: NoMessageValues;
  failed: NoMessageValues;
  again: NoMessageValues;
  vehiclePin: NoMessageValues;
  pinHint: NoMessageValues;
  pinMoved: NoMessageValues;
};

export const mapMessages = defineMessages<MapValues>({
  name: {
    id: 'map.name',
    defaultMessage: 'Map. Arrow keys move it, plus and minus bring it closer and farther',
    description: 'Name of the map itself, read aloud when the keyboard comes to it',
  },
  dialog: {
    id: 'map.dialog',
    defaultMessage: 'Campers on the map',
    description: 'Name of the map that fills the screen, while no number of campers is known',
  },
  list: {
    id: 'map.list',
    defaultMessage: 'List',
    description: 'Button over the map that fills the screen: back to the list of campers',
  },
  follow: {
    id: 'map.follow',
    defaultMessage: 'Search as I move the map',
    description: 'Switch on the map: the list shows what the map shows',
  },
  searchHere: {
    id: 'map.search-here',
    defaultMessage: 'Search here',
    description: 'Button on the map after it was moved: searches the part it shows',
  },
  zoomIn: {
    id: 'map.zoom-in',
    defaultMessage: 'Zoom in',
    description: 'Button on the map with a plus, read aloud',
  },
  zoomOut: {
    id: 'map.zoom-out',
    defaultMessage: 'Zoom out',
    description: 'Button on the map with a minus, read aloud',
  },
  nearMe: {
    id: 'map.near-me',
    defaultMessage: 'Near me',
    description: 'Button on the map with a compass, read aloud: shows the part around the reader',
  },
  you: {
    id: 'map.you',
    defaultMessage: 'You are here',
    description: 'Name of the dot on the map where the reader is, read aloud',
  },
  permission_denied: {
    id: 'map.permission-denied',
    defaultMessage:
      'Your browser is not allowed to share your location. Allow it in its settings, or move the map.',
    description: 'After “Near me”, when the reader or the browser refused',
  },
  position_unavailable: {
    id: 'map.position-unavailable',
    defaultMessage: 'Your device cannot find its location. Move the map instead.',
    description: 'After “Near me”, when the device could not tell',
  },
  timeout: {
    id: 'map.timeout',
    defaultMessage: 'Finding your location took too long. Try again, or move the map.',
    description: 'After “Near me”, when the device took too long',
  },
  pins: {
    id: 'map.pins',
    defaultMessage: 'Campers on the map; arrow keys lead from one to the next',
    description: 'Name of the group of prices on the map, read aloud',
  },
  pin: {
    id: 'map.pin',
    defaultMessage: '{title}, {price} a day',
    description: 'A price on the map, read aloud. title: name of the camper',
  },
  group: {
    id: 'map.group',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}, zoom in',
    description: 'A circle with a number on the map, read aloud; pressing it brings the map closer',
  },
  tray: {
    id: 'map.tray',
    defaultMessage: 'Campers on this part of the map',
    description: 'Name of the row of small cards under the map, read aloud',
  },
  closeCard: {
    id: 'map.close-card',
    defaultMessage: 'Close',
    description: 'Closes the small card of the camper that was chosen on the map',
  },
  failed: {
    id: 'map.failed',
    defaultMessage: 'The prices on the map could not be loaded.',
    description: 'On the map, when the campers for it could not be loaded',
  },
  again: {
    id: 'map.again',
    defaultMessage: 'Try again',
    description: 'Button beside the sentence that the prices have not arrived',
  },
  vehiclePin: {
    id: 'map.vehicle-pin',
    defaultMessage: 'Where the camper stands. Arrow keys move the pin, with Shift in small steps',
    description: 'Name of the pin that an owner moves on the map, read aloud',
  },
  pinHint: {
    id: 'map.pin-hint',
    defaultMessage: 'Drag the pin to where the camper stands, or move it with the arrow keys.',
    description: 'Below the map on which owners say where their camper stands',
  },
  pinMoved: {
    id: 'map.pin-moved',
    defaultMessage: 'The pin was moved.',
    description: 'Below the map on which owners say where their camper stands',
  },
});
