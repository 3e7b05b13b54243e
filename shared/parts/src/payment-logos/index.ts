export { logosOf, PaymentLogo, PaymentLogos, type LogoName } from './payment-logos';
