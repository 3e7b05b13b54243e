import { defineMessages } from 'react-intl';

export const rentOutMessages = defineMessages({
  documentTitle: {
    id: 'rent-out.document-title',
    defaultMessage: 'Rent out your camper',
    description: 'Title of the page in the browser tab and in search engines',
  },
  documentDescription: {
    id: 'rent-out.document-description',
    defaultMessage:
      'You set dates, prices and guests. Listing is free of charge, we take no commission, every trip is insured, and you are paid a day after it begins.',
    description: 'What search engines show under the title',
  },
  title: {
    id: 'rent-out.title',
    defaultMessage: 'Rent out your camper on your own terms',
    description: 'Heading of the page for owners',
  },
  lead: {
    id: 'rent-out.lead',
    defaultMessage:
      'You decide when, to whom and for how much. Guests pay before they set off, every trip is insured, and you are paid a day after it begins.',
    description: 'Under the heading',
  },
  list: {
    id: 'rent-out.list',
    defaultMessage: 'List your camper',
    description: 'Button that leads to offering a camper',
  },
  earn: {
    id: 'rent-out.earn',
    defaultMessage: 'See what it could earn',
    description: 'Button to the page that estimates what a camper earns',
  },
  gainsTitle: {
    id: 'rent-out.gains.title',
    defaultMessage: 'What you get',
    description: 'Heading over four advantages for owners',
  },
  priceTitle: {
    id: 'rent-out.gains.price-title',
    defaultMessage: 'Your price, in full',
    description: 'First of four advantages',
  },
  priceText: {
    id: 'rent-out.gains.price-text',
    defaultMessage:
      'Set prices by season and by day, with discounts if you like. We take no commission from them.',
    description: 'Explains the first advantage',
  },
  calendarTitle: {
    id: 'rent-out.gains.calendar-title',
    defaultMessage: 'Your calendar',
    description: 'Second of four advantages',
  },
  calendarText: {
    id: 'rent-out.gains.calendar-text',
    defaultMessage: 'Close the days on which you travel yourself. Calendars of other sites can be connected.',
    description: 'Explains the second advantage',
  },
  guestsTitle: {
    id: 'rent-out.gains.guests-title',
    defaultMessage: 'Your guests',
    description: 'Third of four advantages',
  },
  guestsText: {
    id: 'rent-out.gains.guests-text',
    defaultMessage:
      'You accept or decline each request. We check the identity and the driving licence of the drivers.',
    description: 'Explains the third advantage',
  },
  moneyTitle: {
    id: 'rent-out.gains.money-title',
    defaultMessage: 'Your payout',
    description: 'Last of four advantages',
  },
  moneyText: {
    id: 'rent-out.gains.money-text',
    defaultMessage: 'Guests pay us before the trip. We transfer your part 24 hours after it begins.',
    description: 'Explains the last advantage',
  },
  stepsTitle: {
    id: 'rent-out.steps.title',
    defaultMessage: 'How it works',
    description: 'Heading over four steps of renting out',
  },
  describeTitle: {
    id: 'rent-out.steps.describe-title',
    defaultMessage: 'Describe your camper',
    description: 'First step',
  },
  describeText: {
    id: 'rent-out.steps.describe-text',
    defaultMessage:
      'Vehicle, place, pictures and price, step by step. You can stop at any time and continue later.',
    description: 'Explains the first step',
  },
  checkTitle: {
    id: 'rent-out.steps.check-title',
    defaultMessage: 'We check it',
    description: 'Second step: staff look at the listing',
  },
  checkText: {
    id: 'rent-out.steps.check-text',
    defaultMessage: 'We look at the listing and the vehicle documents. Then guests can book your camper.',
    description: 'Explains the second step',
  },
  answerTitle: {
    id: 'rent-out.steps.answer-title',
    defaultMessage: 'Answer requests',
    description: 'Third step',
  },
  answerText: {
    id: 'rent-out.steps.answer-text',
    defaultMessage: 'You have 48 hours to accept or decline. Once the guest has paid, the trip is confirmed.',
    description: 'Explains the third step',
  },
  keysTitle: {
    id: 'rent-out.steps.keys-title',
    defaultMessage: 'Hand over the keys',
    description: 'Fourth step',
  },
  keysText: {
    id: 'rent-out.steps.keys-text',
    defaultMessage: 'Walk round the camper together and fill in the condition report on your phone.',
    description: 'Explains the fourth step',
  },
  insuranceTitle: {
    id: 'rent-out.insurance.title',
    defaultMessage: 'What the insurance covers',
    description: 'Heading',
  },
  coverDamage: {
    id: 'rent-out.insurance.damage',
    defaultMessage: 'Damage to your camper after an accident',
    description: 'One of the things that are insured',
  },
  coverBurglary: {
    id: 'rent-out.insurance.burglary',
    defaultMessage: 'Burglary',
    description: 'One of the things that are insured',
  },
  coverGlass: {
    id: 'rent-out.insurance.glass',
    defaultMessage: 'Broken glass, the roof and other high parts',
    description: 'One of the things that are insured: high parts are those on the roof',
  },
  coverBreakdown: {
    id: 'rent-out.insurance.breakdown',
    defaultMessage: 'Breakdown help, day and night',
    description: 'One of the things that are insured',
  },
  insuranceText: {
    id: 'rent-out.insurance.text',
    defaultMessage:
      'Guests take out the insurance with the booking, for every day of the trip. You pay nothing for it.',
    description: 'About the insurance',
  },
  excessText: {
    id: 'rent-out.insurance.excess',
    defaultMessage:
      'After damage the guest pays the excess, which the deposit secures. The insurance pays the rest.',
    description: 'About the insurance; the excess is what the guest pays after damage',
  },
  ownInsuranceText: {
    id: 'rent-out.insurance.own',
    defaultMessage:
      'Do you have an insurance that allows renting out? Then you can use that one, and guests read its conditions before they book.',
    description: 'Owners may insure trips with their own insurer',
  },
  feesTitle: {
    id: 'rent-out.fees.title',
    defaultMessage: 'What it costs',
    description: 'Heading',
  },
  feesText: {
    id: 'rent-out.fees.text',
    defaultMessage:
      'Listing your camper is free of charge, and so is every booking. What you ask is what you receive.',
    description: 'About the costs for owners',
  },
  exampleTitle: {
    id: 'rent-out.example.title',
    defaultMessage: 'An example: one week',
    description: 'Heading of a box with amounts',
  },
  exampleCommission: {
    id: 'rent-out.example.commission',
    defaultMessage: 'Our commission',
    description: 'A line of the example with an amount, which is zero',
  },
  exampleOwner: {
    id: 'rent-out.example.owner',
    defaultMessage: 'You receive',
    description: 'Last line of the example, with the amount that the owner gets',
  },
  questionsTitle: {
    id: 'rent-out.question.title',
    defaultMessage: 'Questions that owners ask',
    description: 'Heading over questions with answers',
  },
  ownUseQuestion: {
    id: 'rent-out.question.own-use',
    defaultMessage: 'Can I still travel with my camper?',
    description: 'A question of owners',
  },
  ownUseAnswer: {
    id: 'rent-out.question.own-use-answer',
    defaultMessage: 'Whenever you like. Close the days in your calendar, and nobody can book them.',
    description: 'Its answer',
  },
  declineQuestion: {
    id: 'rent-out.question.decline',
    defaultMessage: 'Do I have to accept every request?',
    description: 'A question of owners',
  },
  declineAnswer: {
    id: 'rent-out.question.decline-answer',
    defaultMessage: 'No. Decline what does not suit you. A request without an answer expires after 48 hours.',
    description: 'Its answer',
  },
  damageQuestion: {
    id: 'rent-out.question.damage',
    defaultMessage: 'What happens after damage?',
    description: 'A question of owners',
  },
  damageAnswer: {
    id: 'rent-out.question.damage-answer',
    defaultMessage:
      'You note it in the condition report when the camper is returned. The guest pays up to the excess, the insurance pays the rest.',
    description: 'Its answer',
  },
  cancelQuestion: {
    id: 'rent-out.question.cancel',
    defaultMessage: 'What do I receive if a guest cancels?',
    description: 'A question of owners',
  },
  cancelAnswer: {
    id: 'rent-out.question.cancel-answer',
    defaultMessage:
      'Up to 30 days before the trip {percent, number, ::percent scale/0.01} of your price, after that all of it. Only within 24 hours of confirmation, and at least a week ahead, can guests cancel free of charge.',
    description: 'Its answer',
  },
  paidQuestion: {
    id: 'rent-out.question.paid',
    defaultMessage: 'When am I paid?',
    description: 'A question of owners',
  },
  paidAnswer: {
    id: 'rent-out.question.paid-answer',
    defaultMessage:
      '24 hours after the trip begins, by transfer to your bank account, once we have checked your identity.',
    description: 'Its answer',
  },
  stopQuestion: {
    id: 'rent-out.question.stop',
    defaultMessage: 'Can I take my listing down again?',
    description: 'A question of owners',
  },
  stopAnswer: {
    id: 'rent-out.question.stop-answer',
    defaultMessage: 'Yes. Pause it when you need a break, or delete it once no confirmed trip is left.',
    description: 'Its answer',
  },
  lastTitle: {
    id: 'rent-out.last.title',
    defaultMessage: 'Ready to begin?',
    description: 'Last heading of the page, above the button to list a camper',
  },
  lastText: {
    id: 'rent-out.last.text',
    defaultMessage: 'Your listing is saved at every step.',
    description: 'Under the last heading',
  },
  firstTitle: {
    id: 'rent-out.first.title',
    defaultMessage: 'Start with your camper',
    description: 'Heading above the first questions about a camper',
  },
  firstText: {
    id: 'rent-out.first.text',
    defaultMessage: 'Three answers, and your listing has begun. You need no account for them.',
    description: 'Under that heading',
  },
});
