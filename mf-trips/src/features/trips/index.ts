export { CLAIM_KIND_MESSAGES } from './condition/claim-kinds';
export { ConditionFrame, ConditionSkeleton } from './condition/condition-frame';
export { conditionFrameMessages } from './condition/condition-frame.messages';
export { reportNames } from './condition/report-names.messages';
export { Lines, MoneyLines } from './details/trip-payment.styles';
export { Aside, Back, Columns, Main, Pairs, Rows, TripSheet } from './details/trip.styles';
export { TripLoader, type TripLoaderProps } from './trip-loader';
