const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { opacity: 0 !important }');

/** Frames in the meantime, which nobody looks at, cost no painting. Layout and its checks are as ever afterwards. */
export async function unpainted(work: () => Promise<void>): Promise<void> {
  document.adoptedStyleSheets.push(sheet);
  try {
    await work();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}
