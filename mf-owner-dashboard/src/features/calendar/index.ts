export { priceColour, type PriceColour } from './calendar.styles';
