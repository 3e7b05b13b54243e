const SANS = "font-family:'Figtree','Segoe UI',Arial,sans-serif;";
const SERIF = "font-family:'Besley',Georgia,'Times New Roman',serif;";
const INK = 'color:#14241e;';
const INK_2 = 'color:#42534b;';
const PINE = 'color:#12352c;';
const SMALL = 'margin:14px 0 0;font-size:14px;line-height:21px;';

/** Inline styles, because many mail programs ignore all others. */
export const INLINE = {
  body: 'margin:0;padding:0;background:#f6f7f1;-webkit-text-size-adjust:100%;',
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all;',
  page: `background:#f6f7f1;${SANS}`,
  sheet:
    'width:100%;max-width:600px;background:#ffffff;border:1px solid #d8ddd1;border-collapse:separate;' +
    'border-radius:14px 40px 14px 14px;overflow:hidden;',
  band: 'background:#12352c;padding:16px 32px;border-radius:13px 39px 0 0;',
  mark: 'display:block;border:0;border-radius:6px 17px 6px 6px;',
  brand: `${SERIF}font-size:22px;line-height:26px;font-weight:600;color:#f6f7f1;letter-spacing:-.2px;`,
  h1: `margin:0;${SERIF}font-size:30px;line-height:36px;font-weight:600;letter-spacing:-.5px;${PINE}`,
  lead: `margin:12px 0 0;font-size:17px;line-height:26px;${INK_2}`,
  h2: `margin:32px 0 0;${SERIF}font-size:20px;line-height:26px;font-weight:600;${PINE}`,
  pictureCell: 'background:#ecefe6;',
  picture: `display:block;border:0;width:100%;max-width:600px;height:auto;${SANS}font-size:16px;line-height:24px;${INK_2}`,
  quoteAuthor: `margin:6px 0 0;font-size:14px;line-height:20px;${INK_2}`,
  quote: 'border-left:4px solid #f6a81c;padding:2px 0 2px 16px;',
  quoted: `margin:0;${SERIF}font-size:18px;line-height:26px;${PINE}`,
  box: 'background:#ecefe6;border-radius:14px;',
  boxLabel: `margin:0;font-size:14px;line-height:20px;${INK_2}`,
  amount: `margin:2px 0 16px;${SERIF}font-size:32px;line-height:36px;font-weight:620;letter-spacing:-.5px;${PINE}`,
  button: 'background:#f6a81c;border-radius:10px 20px 10px 10px;border-bottom:2px solid #e08f00;',
  buttonLink:
    'display:inline-block;padding:13px 32px;font-size:17px;line-height:22px;font-weight:700;color:#0a1f18;' +
    'text-decoration:none;border-radius:10px 20px 10px 10px;',
  plainLink: `${SMALL}${INK_2}`,
  address: 'color:#1f5747;word-break:break-all;',
  further: 'margin:10px 0 0;font-size:16px;line-height:24px;',
  link: 'color:#1f5747;',
  factDetail: `font-weight:400;${INK_2}`,
  factLabel: `border-top:1px solid #d8ddd1;padding:11px 12px 11px 0;font-size:15px;line-height:22px;${INK_2}`,
  factValue: `border-top:1px solid #d8ddd1;padding:11px 0;font-size:15px;line-height:22px;font-weight:700;${INK}`,
  prices: 'margin-top:10px;font-variant-numeric:tabular-nums;',
  priceLabel: `border-top:1px solid #d8ddd1;padding:10px 0;font-size:15px;line-height:22px;${INK_2}`,
  price: `border-top:1px solid #d8ddd1;padding:10px 0 10px 12px;font-size:15px;line-height:22px;${INK}white-space:nowrap;`,
  totalLabel: `border-top:2px solid #12352c;padding:10px 0;font-size:15px;line-height:22px;font-weight:700;${INK_2}`,
  total: `border-top:2px solid #12352c;padding:10px 0 10px 12px;font-size:15px;line-height:22px;font-weight:700;${INK}white-space:nowrap;`,
  footer: `padding:20px 32px 24px;font-size:13px;line-height:20px;${INK_2}`,
  footerLine: 'margin:0 0 8px;',
};

/** Styles that cannot be inline: narrow windows and dark mode. E-mails are readable without them. */
export const STYLE_BLOCK = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 3px; }
@media (max-width: 599px) {
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.outer { padding: 0 !important; }
.sheet { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
.band { border-radius: 0 !important; }
.h1 { font-size: 27px !important; line-height: 33px !important; }
.label { width: 84px !important; }
.btn, .btn a { display: block !important; width: auto !important; }
}
@media (prefers-color-scheme: dark) {
.page { background: #0a1f18 !important; }
.sheet { background: #12352c !important; border-color: #2b5547 !important; }
.ink, .h1, .h2, .sum { color: #f6f7f1 !important; }
.ink2 { color: #b9d2c5 !important; }
.line { border-color: #2b5547 !important; }
.total { border-color: #b9d2c5 !important; }
.box { background: #0f2b23 !important; }
.link { color: #fbcf7a !important; }
.band { background: #0a1f18 !important; border-bottom: 1px solid #2b5547 !important; }
}
[data-ogsc] .ink, [data-ogsc] .h1, [data-ogsc] .h2, [data-ogsc] .sum { color: #f6f7f1 !important; }
[data-ogsc] .ink2 { color: #b9d2c5 !important; }
[data-ogsc] .link { color: #fbcf7a !important; }
[data-ogsb] .page { background: #0a1f18 !important; }
[data-ogsb] .sheet { background: #12352c !important; }`;
