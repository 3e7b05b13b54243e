export { extraNames } from './extra-names.messages';
export { formatLineName, formatOptionName, formatSignedMoney, type BreakdownPrice } from './format-line';
export { insuranceNames } from './insurance-names.messages';
export { formatRequestLineName, type RequestLineChoices } from './request-line';
export { lineMessages } from './line.messages';
export { ExchangeRate, PriceBreakdown, type PriceBreakdownProps } from './price-breakdown';
