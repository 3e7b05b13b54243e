export * from './day-arithmetic';
export * from './plain-date';
export * from './today-in';
export * from './moment';
