import { defineMessages, type NoMessageValues } from 'react-intl';

type BedsValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  plan: NoMessageValues;
  add: NoMessageValues;
  added: { name: string };
  remove: { name: string };
  removed: { name: string };
  none: NoMessageValues;
  noBed: NoMessageValues;
  mismatch: { inPlan: string; above: string };
  kind: NoMessageValues;
  place: NoMessageValues;
  sleeps: NoMessageValues;
  width_cm: NoMessageValues;
  length_cm: NoMessageValues;
  cancel: NoMessageValues;
  conflict: NoMessageValues;
  conflictText: NoMessageValues;
  size: { width: string; length: string; count: number };
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

export const bedsMessages = defineMessages<BedsValues>({
  title: {
    id: 'owner-vehicle.bed-title',
    defaultMessage: 'Where people sleep',
    description: 'Heading of the beds',
  },
  text: {
    id: 'owner-vehicle.bed-text',
    defaultMessage: 'Guests see it as a plan. Each bed is saved at once.',
    description: 'Below “Where people sleep”',
  },
  plan: {
    id: 'owner-vehicle.bed-plan',
    defaultMessage: 'Plan of the beds, from the rear to the cab, and the roof above',
    description: 'Name of the plan, for screen readers',
  },
  add: {
    id: 'owner-vehicle.bed-add',
    defaultMessage: 'Add a bed',
    description: 'Button, and heading of the dialog it opens',
  },
  added: {
    id: 'owner-vehicle.bed-added',
    defaultMessage: 'Added: {name}',
    description: 'Notice. name: kind of bed',
  },
  remove: {
    id: 'owner-vehicle.bed-remove',
    defaultMessage: 'Remove: {name}',
    description: 'Button. name: kind of bed',
  },
  removed: {
    id: 'owner-vehicle.bed-removed',
    defaultMessage: 'Removed: {name}',
    description: 'Notice. name: kind of bed',
  },
  none: {
    id: 'owner-vehicle.bed-none',
    defaultMessage: 'No beds yet. Guests see no plan until there is one.',
    description: 'In place of the plan',
  },
  noBed: {
    id: 'owner-vehicle.bed-no-bed',
    defaultMessage: 'No bed',
    description: 'In a part of the plan without a bed',
  },
  mismatch: {
    id: 'owner-vehicle.bed-mismatch',
    defaultMessage:
      'The plan has places for {inPlan}; above, the number of beds is {above}. Make both the same.',
    description: 'Below the plan',
  },
  kind: {
    id: 'owner-vehicle.bed-kind',
    defaultMessage: 'Kind of bed',
    description: 'Label',
  },
  place: {
    id: 'owner-vehicle.bed-place',
    defaultMessage: 'Where it is',
    description: 'Label: where in the vehicle a bed is',
  },
  sleeps: {
    id: 'owner-vehicle.bed-sleeps',
    defaultMessage: 'For how many people',
    description: 'Label',
  },
  width_cm: {
    id: 'owner-vehicle.bed-width-cm',
    defaultMessage: 'Width of the bed',
    description: 'Label',
  },
  length_cm: {
    id: 'owner-vehicle.bed-length-cm',
    defaultMessage: 'Length of the bed',
    description: 'Label',
  },
  cancel: {
    id: 'owner-vehicle.bed-cancel',
    defaultMessage: 'Cancel',
    description: 'Button: closes the dialog',
  },
  conflict: {
    id: 'owner-vehicle.bed-conflict',
    defaultMessage: 'The beds were changed elsewhere',
    description: 'Notice: another tab or person was faster',
  },
  conflictText: {
    id: 'owner-vehicle.bed-conflict-text',
    defaultMessage: 'Nothing of yours was saved. Look at the plan, then try again.',
    description: 'Below that notice',
  },
  size: {
    id: 'owner-vehicle.bed-size',
    defaultMessage: '{width} × {length} cm, for {count, plural, one {one} =2 {two} other {#}}',
    description: 'Size of a bed, and for how many people',
  },
  double: {
    id: 'owner-vehicle.bed-double',
    defaultMessage: 'Double bed',
    description: 'Kind of bed',
  },
  island: {
    id: 'owner-vehicle.bed-island',
    defaultMessage: 'Island bed',
    description: 'Kind of bed: one can walk around it',
  },
  singles: {
    id: 'owner-vehicle.bed-singles',
    defaultMessage: 'Two single beds',
    description: 'Kind of bed',
  },
  bunk: {
    id: 'owner-vehicle.bed-bunk',
    defaultMessage: 'Bunk beds',
    description: 'Kind of bed',
  },
  pop_top: {
    id: 'owner-vehicle.bed-pop-top',
    defaultMessage: 'Bed in the pop-up roof',
    description: 'Kind of bed',
  },
  drop_down: {
    id: 'owner-vehicle.bed-drop-down',
    defaultMessage: 'Drop-down bed',
    description: 'Kind of bed: comes down from the ceiling',
  },
  alcove: {
    id: 'owner-vehicle.bed-alcove',
    defaultMessage: 'Bed over the cab',
    description: 'Kind of bed',
  },
  dinette: {
    id: 'owner-vehicle.bed-dinette',
    defaultMessage: 'Dinette made into a bed',
    description: 'Kind of bed',
  },
  bench: {
    id: 'owner-vehicle.bed-bench',
    defaultMessage: 'Bench made into a bed',
    description: 'Kind of bed',
  },
  rear: {
    id: 'owner-vehicle.bed-rear',
    defaultMessage: 'At the rear',
    description: 'Where a bed is',
  },
  middle: {
    id: 'owner-vehicle.bed-middle',
    defaultMessage: 'In the middle',
    description: 'Where a bed is',
  },
  front: {
    id: 'owner-vehicle.bed-front',
    defaultMessage: 'At the front',
    description: 'Where a bed is',
  },
  cab: {
    id: 'owner-vehicle.bed-cab',
    defaultMessage: 'Over the driver’s seat',
    description: 'Where a bed is',
  },
  roof: {
    id: 'owner-vehicle.bed-roof',
    defaultMessage: 'Under the roof',
    description: 'Where a bed is',
  },
});
