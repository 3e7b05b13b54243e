import { defineMessages } from 'react-intl';

type AmountValues = {
  driverText: { age: number; years: number };
  feesGuestText: { percent: number };
  exampleDays: { days: number; price: string };
  exampleDiscount: { percent: number };
  exampleFee: { fee: string };
};

/** Sentences with amounts, percentages and years. */
export const amountMessages = defineMessages<AmountValues>({
  driverText: {
    id: 'rent-out.insurance.driver',
    defaultMessage:
      'Drivers are at least {age, plural, one {# year} other {# years}} old and have had a licence for at least {years, plural, one {# year} other {# years}}.',
    description: 'Who is insured to drive',
  },
  feesGuestText: {
    id: 'rent-out.fees.guest',
    defaultMessage:
      'Guests pay a service fee of {percent, number, ::percent scale/0.01} on top of your price, and the insurance. They see the full price from the start.',
    description: 'About the costs for guests',
  },
  exampleDays: {
    id: 'rent-out.example.days',
    defaultMessage: '{days, plural, one {# day} other {# days}} at {price}',
    description: 'A line of the example with an amount: days at a price for each',
  },
  exampleDiscount: {
    id: 'rent-out.example.discount',
    defaultMessage: 'Discount for long trips, {percent, number, ::percent scale/0.01}',
    description: 'A line of the example with an amount',
  },
  exampleFee: {
    id: 'rent-out.example.fee',
    defaultMessage: 'The guest pays a service fee of {fee} on top, and the insurance.',
    description: 'Under the amounts of the example',
  },
});
