import { defineMessages, type NoMessageValues } from 'react-intl';

type MoneyValues = {
  refundOf: { amount: string };
  needed: { field: string };
  proposedBy: { name: string; date: string; reason: string; guest: string; id: string };
  expires: { date: string };
  created: { code: string };
  percentOff: { percent: string };
  used: { uses: number; most: number };
  days: { from: string; until: string };
  leftOf: { balance: string; amount: string };
  validUntil: { date: string };
} & Record<
  | 'title'
  | 'lead'
  | 'failed'
  | 'waiting'
  | 'noWaiting'
  | 'read'
  | 'yourOwn'
  | 'coupons'
  | 'noCoupons'
  | 'newCoupon'
  | 'credits'
  | 'noCredits'
  | 'newCredit'
  | 'code'
  | 'codeHint'
  | 'gives'
  | 'anAmount'
  | 'aPercentage'
  | 'amount'
  | 'percent'
  | 'currency'
  | 'from'
  | 'until'
  | 'uses'
  | 'tripsUnit'
  | 'reason'
  | 'reasonHint'
  | 'create'
  | 'grant'
  | 'busy'
  | 'cancel'
  | 'granted'
  | 'notSaved'
  | 'userId'
  | 'kind'
  | 'goodwill'
  | 'giftCard'
  | 'withdraw'
  | 'withdrawNow'
  | 'withdrawn'
  | 'usable'
  | 'later'
  | 'usedUp'
  | 'over'
  | 'isWithdrawn',
  NoMessageValues
>;

export const moneyMessages = defineMessages<MoneyValues>({
  title: {
    id: 'back-office.money.title',
    defaultMessage: 'Refunds, codes and credits',
    description: 'Heading',
  },
  lead: {
    id: 'back-office.money.lead',
    defaultMessage: 'Refunds that need a second person, coupon codes and rental credits.',
    description: 'Under the heading',
  },
  failed: {
    id: 'back-office.money.failed',
    defaultMessage: 'This could not be loaded',
    description: 'Title of an error',
  },
  waiting: {
    id: 'back-office.money.waiting',
    defaultMessage: 'Needs a second person',
    description: 'Heading: refunds above 500 euros that one of staff proposed',
  },
  noWaiting: {
    id: 'back-office.money.no-waiting',
    defaultMessage: 'No refund is waiting.',
    description: 'In place of a list',
  },
  refundOf: {
    id: 'back-office.money.refund-of',
    defaultMessage: 'Refund of {amount}',
    description: 'Heading of a proposal',
  },
  proposedBy: {
    id: 'back-office.money.proposed-by',
    defaultMessage: '{name}, {date}: “{reason}”. For {guest}, booking {id}.',
    description: 'Who proposed a refund, when and why',
  },
  read: { id: 'back-office.money.read', defaultMessage: 'Read and decide', description: 'Button' },
  yourOwn: {
    id: 'back-office.money.your-own',
    defaultMessage: 'You proposed it: a colleague approves it.',
    description: 'Under a proposal',
  },
  expires: {
    id: 'back-office.money.expires',
    defaultMessage: 'It expires: {date}.',
    description: 'Under a proposal. date: day and hour',
  },
  coupons: { id: 'back-office.money.coupons', defaultMessage: 'Coupon codes', description: 'Heading' },
  noCoupons: {
    id: 'back-office.money.no-coupons',
    defaultMessage: 'There is no coupon code yet.',
    description: 'In place of a list',
  },
  newCoupon: {
    id: 'back-office.money.new-coupon',
    defaultMessage: 'New coupon code',
    description: 'Button, heading',
  },
  credits: { id: 'back-office.money.credits', defaultMessage: 'Rental credits', description: 'Heading' },
  noCredits: {
    id: 'back-office.money.no-credits',
    defaultMessage: 'Staff have granted no credit yet.',
    description: 'In place of a list',
  },
  newCredit: {
    id: 'back-office.money.new-credit',
    defaultMessage: 'Grant a credit',
    description: 'Button, heading',
  },
  code: { id: 'back-office.money.code', defaultMessage: 'Code', description: 'Label of a field' },
  codeHint: {
    id: 'back-office.money.code-hint',
    defaultMessage: '4 to 20 characters from A to Z, digits and hyphens.',
    description: 'Under the label',
  },
  gives: {
    id: 'back-office.money.gives',
    defaultMessage: 'It gives',
    description: 'Label: an amount or a percentage',
  },
  anAmount: { id: 'back-office.money.an-amount', defaultMessage: 'An amount', description: 'Choice' },
  aPercentage: {
    id: 'back-office.money.a-percentage',
    defaultMessage: 'A percentage of the price',
    description: 'Choice',
  },
  amount: { id: 'back-office.money.amount', defaultMessage: 'Amount', description: 'Label of a field' },
  percent: { id: 'back-office.money.percent', defaultMessage: 'Percentage', description: 'Label of a field' },
  currency: { id: 'back-office.money.currency', defaultMessage: 'Currency', description: 'Label of a field' },
  from: { id: 'back-office.money.from', defaultMessage: 'First day', description: 'Label of a field' },
  until: { id: 'back-office.money.until', defaultMessage: 'Last day', description: 'Label of a field' },
  uses: {
    id: 'back-office.money.uses',
    defaultMessage: 'Number of trips',
    description: 'Label of a field: how many trips the coupon code can pay for',
  },
  tripsUnit: {
    id: 'back-office.money.trips-unit',
    defaultMessage: 'trips',
    description: 'After the number in a field',
  },
  reason: { id: 'back-office.money.reason', defaultMessage: 'Reason', description: 'Label of a field' },
  reasonHint: {
    id: 'back-office.money.reason-hint',
    defaultMessage: 'For the audit log.',
    description: 'Under the label',
  },
  needed: {
    id: 'back-office.money.needed',
    defaultMessage: '“{field}” is missing.',
    description: 'Under a field that is empty, and in the list of problems; field: its label',
  },
  create: { id: 'back-office.money.create', defaultMessage: 'Create', description: 'Button' },
  grant: { id: 'back-office.money.grant', defaultMessage: 'Grant', description: 'Button' },
  busy: {
    id: 'back-office.money.busy',
    defaultMessage: 'Saving',
    description: 'On a button while it is sent',
  },
  cancel: { id: 'back-office.money.close', defaultMessage: 'Close', description: 'Button: closes a form' },
  created: {
    id: 'back-office.money.created',
    defaultMessage: '{code} can be used',
    description: 'Short message. code: of a coupon',
  },
  granted: {
    id: 'back-office.money.granted',
    defaultMessage: 'The credit can be spent',
    description: 'Short message',
  },
  notSaved: {
    id: 'back-office.money.not-saved',
    defaultMessage: 'This was not saved',
    description: 'Heading of the errors',
  },
  userId: {
    id: 'back-office.money.user-id',
    defaultMessage: 'User number',
    description: 'Label of a field: to whom a credit is granted',
  },
  kind: { id: 'back-office.money.kind', defaultMessage: 'Kind', description: 'Label: goodwill or gift card' },
  goodwill: { id: 'back-office.money.goodwill', defaultMessage: 'Goodwill', description: 'Kind of a credit' },
  giftCard: {
    id: 'back-office.money.gift-card',
    defaultMessage: 'Gift card',
    description: 'Kind of a credit',
  },
  withdraw: { id: 'back-office.money.withdraw', defaultMessage: 'Withdraw', description: 'Button' },
  withdrawNow: { id: 'back-office.money.withdraw-now', defaultMessage: 'Withdraw it', description: 'Button' },
  withdrawn: { id: 'back-office.money.withdrawn', defaultMessage: 'Withdrawn', description: 'Short message' },
  percentOff: {
    id: 'back-office.money.percent-off',
    defaultMessage: '{percent} of the price',
    description: 'What a coupon code gives',
  },
  used: {
    id: 'back-office.money.used',
    defaultMessage: 'Used {uses} of {most, plural, one {# time} other {# times}}',
    description: 'How often a coupon code was used',
  },
  days: {
    id: 'back-office.money.days',
    defaultMessage: '{from} to {until}',
    description: 'The days on which it is valid',
  },
  usable: {
    id: 'back-office.money.usable',
    defaultMessage: 'Can be used',
    description: 'State of a coupon code or credit',
  },
  later: { id: 'back-office.money.later', defaultMessage: 'Not yet', description: 'State of a coupon code' },
  usedUp: {
    id: 'back-office.money.used-up',
    defaultMessage: 'Used up',
    description: 'State of a coupon code or credit',
  },
  over: { id: 'back-office.money.over', defaultMessage: 'Expired', description: 'State of a coupon code' },
  isWithdrawn: {
    id: 'back-office.money.is-withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a coupon code or credit',
  },
  leftOf: {
    id: 'back-office.money.left-of',
    defaultMessage: '{balance} left of {amount}',
    description: 'The rest of a credit',
  },
  validUntil: {
    id: 'back-office.money.valid-until',
    defaultMessage: 'until {date}',
    description: 'Until when a credit is valid',
  },
});
