/** The style of the sandbox pages, which differs from that of a bank and of the site. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#eceef4;color:#191c2b;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;min-height:100vh}
.loud{margin:0;padding:12px 16px;background:repeating-linear-gradient(135deg,#ffd84d 0 18px,#ffe68a 18px 36px);color:#191c2b;font-weight:650;text-align:center;border-bottom:3px solid #191c2b}
main{max-width:29rem;margin:0 auto;padding:24px 16px 48px}
.card{background:#fff;border:1px solid #cdd2e0;border-radius:14px;padding:24px;box-shadow:0 1px 2px #191c2b14,0 12px 32px -18px #191c2b55}
.brand{margin:0 0 20px;font-weight:750;font-size:1.05rem;letter-spacing:.01em;color:var(--brand)}
.brand::before{content:"";display:inline-block;width:.72em;height:.72em;margin-right:.5em;border-radius:3px;background:var(--brand)}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.2;letter-spacing:-.01em}
p{margin:0 0 16px}
.lead{color:#464c63}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;padding:14px 16px;background:#f5f6fa;border-radius:10px}
dt{color:#565c73}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.amount{margin:0 0 16px;font-size:2.1rem;line-height:1.1;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0;margin:0 0 8px;font-weight:600}
.choice{display:flex;margin:0;font-weight:500;align-items:center;gap:12px;min-height:48px;padding:0 14px;border:1px solid #7a8199;border-bottom-width:0;background:#fff}
.choice:first-of-type{border-radius:10px 10px 0 0}.choice:last-of-type{border-radius:0 0 10px 10px;border-bottom-width:1px}
.choice input{width:20px;height:20px;accent-color:var(--brand)}
ol{list-style:none;margin:0 0 20px;padding:0;border-top:1px solid #cdd2e0}
ol li{display:flex;justify-content:space-between;gap:12px;padding:10px 0;border-bottom:1px solid #cdd2e0;font-variant-numeric:tabular-nums}
button,.button{display:block;width:100%;min-height:48px;margin:0 0 10px;padding:11px 16px;font:inherit;font-weight:650;text-align:center;text-decoration:none;border-radius:10px;border:1.5px solid #3b425c;background:#fff;color:#191c2b;cursor:pointer}
.main{background:var(--brand);border-color:var(--brand);color:#fff}
button:hover,.button:hover{filter:brightness(.94)}
:focus-visible{outline:3px solid #191c2b;outline-offset:2px}
details{margin-top:14px;border-top:1px dashed #7a8199;padding-top:10px}
summary{min-height:44px;display:flex;align-items:center;justify-content:space-between;cursor:pointer;color:#464c63;font-weight:600;list-style:none}summary::-webkit-details-marker{display:none}
summary::after{content:"";width:9px;height:9px;margin-right:6px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg)}details[open] summary::after{transform:rotate(225deg)}
label{display:block;font-weight:600;margin:0 0 6px}
input[type=tel]{display:block;width:100%;min-height:48px;font:inherit;padding:0 14px;margin:0 0 12px;border:1px solid #7a8199;border-radius:10px}
.phone h1{margin-bottom:16px}
.phone{max-width:23rem;margin:0 auto;border:10px solid #191c2b;border-radius:38px;padding:24px 18px;background:#fff}
.ask{border:1px solid #cdd2e0;border-radius:12px;padding:14px;margin:0 0 14px}
small{color:#565c73}
@media (max-width:480px){.card{padding:18px}main{padding:14px 12px 32px}.phone{border-width:7px;border-radius:30px}}
@media (prefers-reduced-motion:no-preference){button,.button{transition:filter .12s}}
`;
