import type { PrerenderedPages, PrerenderedPagesOptions } from './prerendered-pages';

/** Its code is loaded with the first prefetch: a page that nobody touches does without. */
export function createLazyPrerenderedPages(options: PrerenderedPagesOptions): PrerenderedPages {
  let loading: Promise<PrerenderedPages> | undefined;
  let loaded: PrerenderedPages | undefined;

  async function load(): Promise<PrerenderedPages> {
    const { createPrerenderedPages } = await import('./prerendered-pages');
    loaded = createPrerenderedPages(options);
    return loaded;
  }

  return {
    async prefetch(part, addressId, page) {
      if (loaded) return loaded.prefetch(part, addressId, page);
      const prefetched = options.loader.prefetch(part, addressId, page);
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      const pages = await loading.catch(() => undefined);
      await (pages && page ? pages.prefetch(part, addressId, page) : prefetched);
    },
    show: () => loaded?.show() ?? false,
    take: (element, remote) => loaded?.take(element, remote),
  };
}
