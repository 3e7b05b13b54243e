export { Lines, MoneyLines } from './details/trip-payment.styles';
export { Aside, Back, Columns, Main, Pairs, TripSheet } from './details/trip.styles';
export { TripLoader, type TripLoaderProps } from './trip-loader';
