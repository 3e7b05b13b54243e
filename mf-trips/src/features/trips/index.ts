export { formatDayOfMoment, formatHour } from './format-times';
export { Lines, MoneyLines, When } from './details/trip-payment.styles';
export { Step, Steps } from './details/trip-timeline.styles';
export { Aside, Back, Columns, Main, Pairs, TripSheet } from './details/trip.styles';
