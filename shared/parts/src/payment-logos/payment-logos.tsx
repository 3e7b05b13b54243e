import { styled } from 'styled-components';

/** The same frame for every logo, so that all have the same size. */
const LogoImage = styled.img`
  display: block;
  width: 3rem;
  height: 1.875rem;
  border: 1px solid var(--line);
  border-radius: var(--r-s);
  background: #fff;
`;

interface Drawing {
  /** Equal in every language: a brand or a number. */
  name: string;
  url: string;
}

/** Our own simplified logos, all of 48 × 30. */
const DRAWINGS = {
  visa: { name: 'Visa', url: new URL('./visa.svg', import.meta.url).href },
  mastercard: { name: 'Mastercard', url: new URL('./mastercard.svg', import.meta.url).href },
  two: { name: '2×', url: new URL('./two.svg', import.meta.url).href },
  four: { name: '4×', url: new URL('./four.svg', import.meta.url).href },
  paypal: { name: 'PayPal', url: new URL('./paypal.svg', import.meta.url).href },
  klarna: { name: 'Klarna', url: new URL('./klarna.svg', import.meta.url).href },
  ideal: { name: 'iDEAL', url: new URL('./ideal.svg', import.meta.url).href },
  mbway: { name: 'MB WAY', url: new URL('./mbway.svg', import.meta.url).href },
  sofort: { name: 'Sofort', url: new URL('./sofort.svg', import.meta.url).href },
  ancv: { name: 'ANCV', url: new URL('./ancv.svg', import.meta.url).href },
} satisfies Record<string, Drawing>;

export type LogoName = keyof typeof DRAWINGS;

/** The logos of a payment method, by the name that the api gives its logo. */
const LOGOS: Record<string, readonly LogoName[]> = {
  card: ['visa', 'mastercard'],
  cb2x: ['two'],
  floa4x: ['four'],
  ho_vou: ['ancv'],
  sofort: ['sofort'],
  paypal: ['paypal'],
  klarna: ['klarna'],
  ideal: ['ideal'],
  mbway: ['mbway'],
};

/** The logos of a payment method; none if it is unknown. */
export function logosOf(code: string | null): readonly LogoName[] {
  return LOGOS[code ?? ''] ?? [];
}

/** One logo; all have the same size. */
export function PaymentLogo({ logo }: { logo: LogoName }) {
  const { name, url } = DRAWINGS[logo];
  return <LogoImage src={url} alt={name} width="48" height="30" />;
}

/** The logos of a payment method. */
export function PaymentLogos({ code }: { code: string | null }) {
  return (
    <span data-logos="">
      {logosOf(code).map((logo) => (
        <PaymentLogo key={logo} logo={logo} />
      ))}
    </span>
  );
}
