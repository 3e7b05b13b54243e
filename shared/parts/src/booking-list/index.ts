export { BookingFilters, type BookingFiltersProps } from './booking-filters';
export { List } from './booking-list.styles';
export { BookingTabs, type BookingTabsProps } from './booking-tabs';
export { StayDates, type StayDatesProps } from './stay-dates';
