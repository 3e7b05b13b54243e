export { splitVat, vatPerMille, type VatAmounts } from './vat-rates';
