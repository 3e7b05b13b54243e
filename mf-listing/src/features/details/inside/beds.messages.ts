import { defineMessages, type NoMessageValues } from 'react-intl';

type BedValues = {
  title: NoMessageValues;
  plan: NoMessageValues;
  above: NoMessageValues;
  line: { kind: string; place: string };
  size: { width: number; length: number; count: number };
  double: NoMessageValues;
  island: NoMessageValues;
  singles: NoMessageValues;
  bunk: NoMessageValues;
  pop_top: NoMessageValues;
  drop_down: NoMessageValues;
  alcove: NoMessageValues;
  dinette: NoMessageValues;
  bench: NoMessageValues;
  rear: NoMessageValues;
  middle: NoMessageValues;
  front: NoMessageValues;
  cab: NoMessageValues;
  roof: NoMessageValues;
};

export const bedMessages = defineMessages<BedValues>({
  title: { id: 'details.beds.title', defaultMessage: 'Where you sleep', description: 'Heading of the beds' },
  plan: {
    id: 'details.beds.plan',
    defaultMessage: 'Plan of the beds from above, the rear on the left',
    description: 'Label of the drawing, read aloud',
  },
  above: {
    id: 'details.beds.above',
    defaultMessage: 'Dashed line: overhead bed, made up at night',
    description: 'Under the drawing of the beds',
  },
  line: {
    id: 'details.beds.line',
    defaultMessage: '{kind}, {place}',
    description: 'One bed: its kind and where it is',
  },
  size: {
    id: 'details.beds.size',
    defaultMessage:
      '{width, number} × {length, number} cm, for {count, plural, one {one} =2 {two} other {#}}',
    description: 'Size of a bed, and for how many people',
  },
  double: { id: 'details.beds.double', defaultMessage: 'Double bed', description: 'Kind of bed' },
  island: {
    id: 'details.beds.island',
    defaultMessage: 'Island bed',
    description: 'Kind of bed: one can walk around it',
  },
  singles: { id: 'details.beds.singles', defaultMessage: 'Two single beds', description: 'Kind of bed' },
  bunk: { id: 'details.beds.bunk', defaultMessage: 'Bunk beds', description: 'Kind of bed' },
  pop_top: {
    id: 'details.beds.pop-top',
    defaultMessage: 'Bed in the pop-up roof',
    description: 'Kind of bed',
  },
  drop_down: {
    id: 'details.beds.drop-down',
    defaultMessage: 'Drop-down bed',
    description: 'Kind of bed: comes down from the ceiling',
  },
  alcove: { id: 'details.beds.alcove', defaultMessage: 'Bed over the cab', description: 'Kind of bed' },
  dinette: {
    id: 'details.beds.dinette',
    defaultMessage: 'Dinette made into a bed',
    description: 'Kind of bed',
  },
  bench: { id: 'details.beds.bench', defaultMessage: 'Bench made into a bed', description: 'Kind of bed' },
  rear: { id: 'details.beds.rear', defaultMessage: 'at the rear', description: 'Where a bed is' },
  middle: { id: 'details.beds.middle', defaultMessage: 'in the middle', description: 'Where a bed is' },
  front: { id: 'details.beds.front', defaultMessage: 'at the front', description: 'Where a bed is' },
  cab: { id: 'details.beds.cab', defaultMessage: 'over the driver’s seat', description: 'Where a bed is' },
  roof: { id: 'details.beds.roof', defaultMessage: 'under the roof', description: 'Where a bed is' },
});
