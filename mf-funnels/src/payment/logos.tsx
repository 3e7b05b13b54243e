import type { ReactNode } from 'react';

import { Mark } from './payment.styles';

interface Drawing {
  /** Names of firms and figures are the same in every language. */
  name: string;
  paint: ReactNode;
}

/** Our own simple drawings of what stands on a card or a button, all on one ground of 48 × 30. */
const DRAWINGS = {
  visa: {
    name: 'Visa',
    paint: (
      <path
        fill="#1a1f71"
        d="M7 10h3l1 6.5 2.5-6.5h3L12.5 20h-3zM18.5 10h3l-1.7 10h-3zM30 12.5c-2-.9-3.9-.7-4 .3 0 1.1 3.5 1.1 3.2 3.9-.3 3-4.5 4-7.7 2.7l.5-2.3c2 .9 4 .8 4.1-.2 0-1.2-3.3-1.2-3.1-3.9.2-2.9 4.2-3.9 7.5-2.7zM35 10h2.7L40 20h-2.9l-.4-1.8h-3.2L32.6 20h-3.1zm1.2 5.9-.7-3-1.2 3z"
      />
    ),
  },
  mastercard: {
    name: 'Mastercard',
    paint: (
      <>
        <circle cx="19.5" cy="15" r="8.5" fill="#eb001b" />
        <circle cx="28.5" cy="15" r="8.5" fill="#f79e1b" />
        <path fill="#ff5f00" d="M24 7.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4z" />
      </>
    ),
  },
  two: { name: '2×', paint: <Parts count={2} /> },
  four: { name: '4×', paint: <Parts count={4} /> },
  paypal: {
    name: 'PayPal',
    paint: (
      <>
        <path fill="#0070e0" d="M21.5 10h6.7c3.6 0 5.2 2 4.6 5-.7 3.3-3 4.6-6.4 4.6h-1.9L23.6 25h-4.3z" />
        <path fill="#003087" d="M18 5h6.7c3.6 0 5.2 2 4.6 5-.7 3.3-3 4.6-6.4 4.6H21L20.1 20h-4.7z" />
        <path fill="#fff" d="M21.7 8.2h2c1.4 0 1.9.8 1.7 1.8-.3 1.3-1.2 1.7-2.5 1.7h-1.8z" />
      </>
    ),
  },
  klarna: {
    name: 'Klarna',
    paint: (
      <>
        <path fill="#ffa8cd" d="M0 0h48v30H0z" />
        <path
          fill="#17120f"
          d="M15 7h3.7v16H15zM28 7c0 4-1.6 6.7-4.2 8.6L29.5 23h-4.6l-6.2-8C22 13 24 11 24 7z"
        />
        <circle cx="33" cy="20.8" r="2.2" fill="#17120f" />
      </>
    ),
  },
  ideal: {
    name: 'iDEAL',
    paint: (
      <>
        <path
          fill="none"
          stroke="#17120f"
          strokeWidth="1.8"
          d="M12 5h12.5C32 5 36 9 36 15s-4 10-11.5 10H12z"
        />
        <circle cx="17" cy="11" r="2.3" fill="#17120f" />
        <path fill="#17120f" d="M15 14.5h4V22h-4z" />
        <path fill="#cc0066" d="M21.5 8.5h3c5 0 7.8 2.5 7.8 6.5S29.5 21.5 24.5 21.5h-3z" />
      </>
    ),
  },
  mbway: {
    name: 'MB WAY',
    paint: (
      <>
        <path
          fill="none"
          stroke="#d4001a"
          strokeWidth="2"
          d="M8 11V8a3 3 0 0 1 3-3h26a3 3 0 0 1 3 3v3M8 19v3a3 3 0 0 0 3 3h26a3 3 0 0 0 3-3v-3"
        />
        <path
          fill="none"
          stroke="#17120f"
          strokeWidth="2.2"
          d="M12 20.5v-11l5 7 5-7v11M27 15h5.5a2.75 2.75 0 0 1 0 5.5H27v-11h4.5a2.75 2.75 0 0 1 0 5.5"
        />
      </>
    ),
  },
} satisfies Record<string, Drawing>;

type LogoName = keyof typeof DRAWINGS;

/** What stands beside a means, by the name that the api gives its logo. */
const LOGOS: Record<string, readonly LogoName[]> = {
  card: ['visa', 'mastercard'],
  cb2x: ['two'],
  floa4x: ['four'],
  paypal: ['paypal'],
  klarna: ['klarna'],
  ideal: ['ideal'],
  mbway: ['mbway'],
};

/** The logos of one means of payment, all of one size; nothing for one that is not known. */
export function Logos({ code }: { code: string | null }) {
  return (
    <span data-logos="">
      {(LOGOS[code ?? ''] ?? []).map((logo) => (
        <Mark key={logo} viewBox="0 0 48 30" role="img">
          <title>{DRAWINGS[logo].name}</title>
          {DRAWINGS[logo].paint}
        </Mark>
      ))}
    </span>
  );
}

/** An amount cut into so many parts, the first of them due now. */
function Parts({ count }: { count: 2 | 4 }) {
  const width = (26 - 2 * (count - 1)) / count;
  const figure = `${count}×`;
  return (
    <>
      {Array.from({ length: count }, (_, nth) => (
        <rect
          key={nth}
          {...{ width, x: 11 + nth * (width + 2), y: 20, height: 4, rx: 1 }}
          fill={nth === 0 ? '#12352c' : '#b9d2c5'}
        />
      ))}
      <text x="24" y="16" textAnchor="middle" fontSize="14" fontWeight="700" fill="#12352c">
        {figure}
      </text>
    </>
  );
}
