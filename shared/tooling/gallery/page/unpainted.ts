const sheet = new CSSStyleSheet();
sheet.replaceSync(':root { opacity: 0 !important }');

/**
 * Hides the page, so that frames in the meantime need no painting. Layout and its checks are not affected afterwards.
 */
export async function unpainted(work: () => Promise<void>): Promise<void> {
  document.adoptedStyleSheets.push(sheet);
  try {
    await work();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}
