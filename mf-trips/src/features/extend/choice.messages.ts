import { defineMessages, type NoMessageValues } from 'react-intl';

type ChoiceValues = {
  daysLabel: NoMessageValues;
  moveLabel: NoMessageValues;
  insuredDaysLabel: NoMessageValues;
  days: NoMessageValues;
  move: NoMessageValues;
  insuredDays: NoMessageValues;
  returnOn: { date: string; before: string; days: number };
  pickUpOn: { date: string; before: string; days: number };
  moved: { range: string; before: string };
  insuredFrom: { date: string };
  insuredUntil: { date: string };
  limits: { earliest: string; latest: string };
  notPossible: { date: string; reason: string };
  booked: NoMessageValues;
  added: NoMessageValues;
  chosen: NoMessageValues;
  adds: { amount: string };
  addsNothing: NoMessageValues;
  pricesLegend: NoMessageValues;
  takenLegend: NoMessageValues;
  bookedReason: NoMessageValues;
  takenReason: NoMessageValues;
  closedReason: NoMessageValues;
  begunReason: NoMessageValues;
  reset: { range: string };
  kilometres: NoMessageValues;
  now: { km: number };
  package: { km: number };
  unlimited: NoMessageValues;
};

/** Texts about the choice in the calendar or the list. */
export const choiceMessages = defineMessages<ChoiceValues>({
  daysLabel: {
    id: 'extend.choice.days-label',
    defaultMessage: 'New first or last day',
    description: 'Name of the calendar, read aloud',
  },
  moveLabel: {
    id: 'extend.choice.move-label',
    defaultMessage: 'New first day',
    description: 'Name of the calendar, read aloud',
  },
  insuredDaysLabel: {
    id: 'extend.choice.insured-days-label',
    defaultMessage: 'First or last insured day',
    description: 'Name of the calendar, read aloud',
  },
  days: {
    id: 'extend.choice.days',
    defaultMessage: 'Choose a new first or last day.',
    description: 'Under the calendar, as long as nothing is chosen',
  },
  move: {
    id: 'extend.choice.move',
    defaultMessage: 'Choose a new first day. The trip keeps its length.',
    description: 'Under the calendar, as long as nothing is chosen',
  },
  insuredDays: {
    id: 'extend.choice.insured-days',
    defaultMessage:
      'Choose a day before or after your trip. The camper is insured until then; your dates stay.',
    description: 'Under the calendar, as long as nothing is chosen',
  },
  returnOn: {
    id: 'extend.choice.return-on',
    defaultMessage: 'Return on {date} instead of {before}: {days, plural, one {# day} other {# days}}.',
    description: 'Under the calendar: the chosen last day',
  },
  pickUpOn: {
    id: 'extend.choice.pick-up-on',
    defaultMessage: 'Pick-up on {date} instead of {before}: {days, plural, one {# day} other {# days}}.',
    description: 'Under the calendar: the chosen first day',
  },
  moved: {
    id: 'extend.choice.moved',
    defaultMessage: '{range} instead of {before}.',
    description: 'Under the calendar: the chosen days of a moved trip',
  },
  insuredFrom: {
    id: 'extend.choice.insured-from',
    defaultMessage: 'Insured from {date}. Your trip stays as it is.',
    description: 'Under the calendar',
  },
  insuredUntil: {
    id: 'extend.choice.insured-until',
    defaultMessage: 'Insured until {date}. Your trip stays as it is.',
    description: 'Under the calendar',
  },
  limits: {
    id: 'extend.choice.limits',
    defaultMessage: 'Possible from {earliest} to {latest}.',
    description: 'After that sentence: how far the trip can be extended',
  },
  notPossible: {
    id: 'extend.choice.not-possible',
    defaultMessage: '{date}: {reason}',
    description: 'Under the calendar when a day was pressed that cannot be chosen',
  },
  booked: {
    id: 'extend.choice.booked',
    defaultMessage: 'your trip now',
    description: 'Mark of a day, read aloud and in the legend',
  },
  added: {
    id: 'extend.choice.added',
    defaultMessage: 'added',
    description: 'Mark of a day, read aloud and in the legend',
  },
  chosen: {
    id: 'extend.choice.chosen',
    defaultMessage: 'chosen',
    description: 'Mark of a day, read aloud',
  },
  adds: {
    id: 'extend.choice.adds',
    defaultMessage: 'adds {amount}',
    description: 'What the trip costs more with a day, read aloud after the day',
  },
  addsNothing: {
    id: 'extend.choice.adds-nothing',
    defaultMessage: 'costs nothing more',
    description: 'Instead, read aloud after the day',
  },
  pricesLegend: {
    id: 'extend.choice.prices-legend',
    defaultMessage: 'Below a day: what your trip would cost more, rounded up',
    description: 'Below the legend of the calendar; the days have amounts below their numbers',
  },
  takenLegend: {
    id: 'extend.choice.taken-legend',
    defaultMessage: 'not available',
    description: 'In the legend of the calendar',
  },
  bookedReason: {
    id: 'extend.choice.booked-reason',
    defaultMessage: 'part of your trip already',
    description: 'Why a day cannot be chosen',
  },
  takenReason: {
    id: 'extend.choice.taken-reason',
    defaultMessage: 'the camper is not available',
    description: 'Why a day cannot be chosen',
  },
  closedReason: {
    id: 'extend.choice.closed-reason',
    defaultMessage: 'no pick-up or return',
    description: 'Why a day cannot be chosen',
  },
  begunReason: {
    id: 'extend.choice.begun-reason',
    defaultMessage: 'your trip has begun',
    description: 'Why a day cannot be chosen',
  },
  reset: {
    id: 'extend.choice.reset',
    defaultMessage: 'Back to {range}',
    description: 'Button: takes the chosen day back. range: the days of the trip',
  },
  kilometres: {
    id: 'extend.choice.kilometres',
    defaultMessage: 'Kilometres a day',
    description: 'Name of the list of packages',
  },
  now: {
    id: 'extend.choice.now',
    defaultMessage:
      'Included now: {km, plural, =0 {unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'Above the list of packages',
  },
  package: {
    id: 'extend.choice.package',
    defaultMessage: '{km, plural, =0 {Unlimited kilometres} one {# km a day} other {# km a day}}',
    description: 'A package of kilometres',
  },
  unlimited: {
    id: 'extend.choice.unlimited',
    defaultMessage: 'Your trip has unlimited kilometres already.',
    description: 'Instead of the list',
  },
});
